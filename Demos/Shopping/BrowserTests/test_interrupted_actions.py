"""What a person does while there is no connection is done once it is back, or the person is told."""

from playwright.sync_api import expect

from interruptions import LOST, live_over
from shopper import badge, expect_spoken, heading, press, products


def note(page):
    return page.locator(".vsm-note")


def test_a_click_is_done_once_the_connection_is_back(shop, window, way):
    window.allow(*LOST)
    way = way(shop)
    page = live_over(way, window, "/products/1")
    way.cut()
    press(page, "Add to Cart")
    expect(page.locator("#vsm-state")).to_have_text("The connection is lost. Trying to connect again.")
    way.mend()
    expect(page.get_by_text("It is in your cart.")).to_be_visible()
    expect(badge(page)).to_have_text("1")
    expect(note(page)).to_have_count(0)


def test_a_click_that_a_restart_makes_impossible_is_told(shop, window):
    window.allow(*LOST)
    page = window.live_with_content("/products/1")
    sentence = "“Add to Cart” could not be done. Please try again."
    shop.stop()
    page.locator("html:not(.vsm-live)").wait_for(state="attached")
    press(page, "Add to Cart")
    with page.expect_event("load"):
        shop.start()
    expect(note(page)).to_contain_text(sentence)
    expect(note(page)).to_be_in_viewport()
    expect_spoken(page, sentence)
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(badge(page)).to_have_count(0)
    press(page, "Add to Cart")
    expect(badge(page)).to_have_text("1")
    expect(note(page)).to_have_count(0)


def test_a_note_can_be_dismissed_with_the_keyboard(shop, window):
    window.allow(*LOST)
    page = window.live_with_content("/products/1")
    shop.stop()
    page.locator("html:not(.vsm-live)").wait_for(state="attached")
    press(page, "Add to Cart")
    with page.expect_event("load"):
        shop.start()
    expect(heading(page)).to_have_text("Ottoman")
    page.get_by_role("button", name="Dismiss").focus()
    page.keyboard.press("Enter")
    expect(note(page)).to_have_count(0)
    expect(heading(page)).to_be_focused()
    expect(page.locator("#vsm-notice")).to_be_hidden()


def test_the_notice_covers_nothing_at_the_end_of_a_page(shop, window, way):
    window.allow(*LOST)
    way = way(shop)
    page = live_over(way, window)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    way.cut()
    expect(page.locator("#vsm-state")).to_be_visible()
    page.wait_for_function(
        """() => {
            const bottoms = [...document.querySelectorAll("#vsm-page :is(a, button)")]
                .map((control) => control.getBoundingClientRect().bottom);
            return Math.max(...bottoms) <= document.getElementById("vsm-notice").getBoundingClientRect().top;
        }"""
    )


def test_the_notice_does_not_move_a_focused_part_of_the_page_that_is_higher_than_the_window(shop, window, way):
    window.allow(*LOST)
    way = way(shop)
    page = live_over(way, window)
    main = page.get_by_role("main")
    main.focus()
    way.cut()
    expect(page.locator("#vsm-state")).to_be_visible()
    # In the frame in which the notice appears, room is made for it.
    page.wait_for_function("() => document.documentElement.style.paddingBottom")
    assert main.evaluate("main => main.getBoundingClientRect().bottom > innerHeight")
    assert main.evaluate("main => main.getBoundingClientRect().top") >= 0


def test_a_click_on_what_is_gone_by_then_is_told(examples, examples_window, way):
    examples_window.allow(*LOST)
    way = way(examples)
    page, other = live_over(way, examples_window, "/rows"), examples_window.live("/rows")
    way.cut()
    page.locator("html:not(.vsm-live)").wait_for(state="attached")
    press(page, "Remove 2")
    press(page, "Remove 3")
    press(other, "Remove 2")
    expect(other.get_by_label("Title 2")).to_have_count(0)
    way.mend()
    expect(note(page)).to_contain_text("“Remove 2” could not be done. Please try again.")
    expect(page.get_by_label("Title 3")).to_have_count(0)
    expect(note(page)).to_have_count(1)
    assert [row["id"] for row in examples.rows] == [1]
    assert page.evaluate("window.marker") == "still here"


def test_a_link_that_is_followed_without_a_connection_waits_for_it(shop, window, way):
    window.allow(*LOST)
    way = way(shop)
    page = live_over(way, window)
    sentence = "The connection is lost. The page opens when it is back."
    way.cut()
    page.locator("html:not(.vsm-live)").wait_for(state="attached")
    page.get_by_role("link", name="Couch", exact=True).click()
    page.get_by_role("link", name="Ottoman", exact=True).click()
    expect(page.locator("#vsm-state")).to_have_text(sentence)
    page.wait_for_function("sentence => recorded.spoken.includes(sentence)", arg=sentence)
    expect(products(page)).to_have_count(12)
    way.mend()
    expect(heading(page)).to_have_text("Ottoman")
    expect(page).to_have_url(f"{way.address}/products/1")
    assert page.evaluate("window.marker") == "still here"
    page.go_back()
    expect(products(page)).to_have_count(12)


def test_a_link_that_is_followed_while_the_server_is_restarted_is_followed_then(shop, window):
    window.allow(*LOST)
    page = window.live_with_content()
    shop.stop()
    page.locator("html:not(.vsm-live)").wait_for(state="attached")
    page.get_by_role("link", name="Ottoman", exact=True).click()
    shop.start()
    expect(heading(page)).to_have_text("Ottoman")
    expect(page).to_have_url(f"{shop.address}/products/1")
    expect(page.locator("html.vsm-live")).to_be_attached()
    page.go_back()
    expect(products(page)).to_have_count(12)

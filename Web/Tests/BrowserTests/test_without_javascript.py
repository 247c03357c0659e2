"""Pages in a browser that runs no scripts."""

from playwright.sync_api import expect

from pages import expect_mark, mark


def test_a_form_runs_its_action_and_shows_the_next_state(plain_window):
    page = plain_window("/tasks?filter=all")
    for name in ["Sweep & <b>dust</b>", "Ünïcode"]:
        page.get_by_label("New task").fill(name)
        page.get_by_role("button", name="Add").click()
        expect(page.locator("li").first).to_have_text(name)
    expect(page.locator("li")).to_have_count(62)


def test_links_lead_to_pages(site, plain_window):
    page = plain_window("/tasks")
    page.get_by_role("link", name="Details", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Details")
    page.go_back()
    page.get_by_role("link", name="Old address").click()
    expect(page).to_have_url(f"{site.address}/tasks?filter=even")
    expect(page.locator("li")).to_have_count(30)


def test_a_button_runs_its_action_and_shows_the_next_state(plain_window, rows):
    page = plain_window(rows())
    page.get_by_role("button", name="Remove 2").click()
    expect(page.locator("li")).to_have_count(2)
    expect(page.get_by_role("button", name="Remove 2")).to_have_count(0)
    page.get_by_role("button", name="Remove 3").press("Enter")
    expect(page.locator("li")).to_have_count(1)
    assert [row["id"] for row in rows.rows] == [1]


def test_a_button_leads_to_the_address_of_its_state(site, plain_window):
    page = plain_window("/tasks")
    page.get_by_role("button", name="Even only").click()
    expect(page).to_have_url(f"{site.address}/tasks?filter=even")
    expect(page.locator("li")).to_have_count(30)
    page.go_back()
    expect(page.locator("li")).to_have_count(60)


def test_a_refusal_looks_like_the_site(site, plain_window):
    plain_window.allow("400")
    page = plain_window("/%ff")
    expect(page.get_by_role("banner")).to_have_text("Live site")
    expect(page.get_by_role("heading", level=1)).to_have_text("The request cannot be read")
    expect(page).to_have_title("The request cannot be read")


def test_a_form_of_a_server_that_was_restarted_says_so_and_the_next_one_works(site, plain_window):
    plain_window.allow("403")
    page = plain_window("/forms")
    page.get_by_label("Address for news").fill("a@example.com")
    site.stop()
    # With another secret, every visitor is a new one.
    site.start(LIVE_SITE_SECRET="1" * 64)
    page.get_by_role("button", name="Subscribe").click()
    expect(page.locator("body")).to_contain_text("Only browsers that accept this site's cookie may send forms.")
    page.goto("/forms")
    page.get_by_label("Address for news").fill("a@example.com")
    page.get_by_role("button", name="Subscribe").click()
    expect(page.get_by_role("status")).to_have_text("Subscribed: a@example.com")


def test_what_forms_need_without_scripts_is_gone_with_them(window):
    page = window.live("/forms")
    expect(page.locator("[name=vsm-form]")).to_have_count(0)
    expect(page.locator("#vsm-click")).to_have_count(0)
    page.get_by_label("Address for news").fill("b@example.com")
    page.get_by_role("button", name="Subscribe").click()
    expect(page.get_by_role("status")).to_have_text("Subscribed: b@example.com")


def test_with_scripts_a_button_is_a_plain_one(window, rows):
    page = window.live(rows())
    button = page.get_by_role("button", name="Remove 1")
    names = button.evaluate("button => [...button.attributes].map(({ name }) => name).sort()")
    assert names == ["data-vsm-on", "type"]
    assert button.evaluate("button => button.type") == "button"
    mark(page)
    button.click()
    expect(page.locator("li")).to_have_count(2)
    expect_mark(page)


def test_a_button_works_before_the_script_is_there(site, window, rows):
    window.context.route("**/vsm/client.js", lambda route: route.abort())
    # The site's script for widgets does not support this.
    window.allow("Failed to load resource", "vsm is not defined")
    page = window(rows())
    page.get_by_role("button", name="Remove 1").click()
    expect(page.locator("li")).to_have_count(2)

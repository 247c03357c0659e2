# shellcheck shell=bash
# What the checks share. A check reads this file first.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

logs=$PWD/.build-logs
mkdir -p "$logs"

# Ends a check that cannot run on this system.
skip() {
    echo "$*"
    exit 77
}

is_darwin() { [ "$(uname)" = Darwin ]; }

# The package with the tests of the core. On a Mac, it is another one: see its manifest.
core=.
if is_darwin; then core=Tests; fi

# Builds the tests of a package in a folder, and runs them. Options are those of swift test.
tests() {
    local folder=$1 package=$2
    shift 2
    Scripts/build "$folder" --package-path "$package" --build-tests
    # Another check may have made the plan of another package meanwhile: see Scripts/build. A filter that matches nothing is no
    # success.
    swift test --skip-build --disable-build-manifest-caching --scratch-path ".build-$folder" --package-path "$package" \
        "$@" 2>&1 |
        awk '{ print } /Test run with [1-9]|Executed [1-9]/ { found = 1 } END { exit !found }'
}

# A port that no script in Python takes.
some_port() { echo $((30000 + RANDOM % 2000)); }

# Starts a server on a free port or on PORT, requests its first page, and stops it. The page must contain a text. A second
# server on the same port must report why it cannot start, and must not crash.
serves() {
    local text=$1 port=${PORT:-$(some_port)} server page="" status=0 second
    shift
    PORT=$port "$@" &
    server=$!
    # The server may have to be built first.
    until page=$(curl --silent --fail --max-time 30 "http://localhost:$port/"); do
        kill -0 $server || return
        sleep 0.2
    done
    second=$logs/second-server-$port.log
    PORT=$port "$@" 2>"$second" || status=$?
    kill $server
    wait $server || true
    grep -q "$text" <<<"$page"
    cat "$second"
    [ $status = 1 ]
    grep -q "port $port. Stop it" "$second"
}

# Sets CHROMIUM, or ends the check.
set_chromium() {
    Scripts/bootstrap browser
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))' || skip "There is no Python 3.10 or later."
    CHROMIUM=$(Web/Scripts/find-chromium) || skip "There is no Chromium. Set CHROMIUM to the path of one."
    export CHROMIUM
}

# Fails if a program, which was built for release, has a part of the inspector.
has_no_inspector() {
    nm "$1" >"$logs/symbols"
    grep -q StateContainer "$logs/symbols"
    if grep -i inspect "$logs/symbols"; then
        echo "$1 has these symbols of the inspector." >&2
        return 1
    fi
}

# Adds features in each style to a package, with and without a repository, and prints what Scripts/new says.
add_features() {
    local style number=0
    for style in $(Scripts/new --help | sed -n 's/^Styles: //p'); do
        number=$((number + 1))
        Scripts/new feature "Style$number" --style "$style" --package "$1"
        Scripts/new feature "Style${number}Data" --style "$style" --with-repository --package "$1"
    done
    [ $number -ge 5 ]
}

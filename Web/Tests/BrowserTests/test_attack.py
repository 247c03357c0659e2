"""Requests that no browser sends."""

import subprocess
from pathlib import Path

ATTACK = Path(__file__).parents[3] / "Web/Scripts/attack"


def test_while_one_address_floods_the_server_others_get_pages(site):
    command = [ATTACK, site.address + "/forms", "--seconds", "0.5", "--connections", "6"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert result.returncode == 0, result.stderr
    assert "p95 with the flood" in result.stdout

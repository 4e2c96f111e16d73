"""Whether a page fits its window at every size: it is as large as the window, and what does not fit scrolls inside."""

from __future__ import annotations

from visitor import Visitor

SIZES = ((1440, 900), (1920, 1080), (820, 1180), (390, 844), (844, 390))

# How large the page is, and which words and controls cannot be brought before the eye by scrolling what scrolls.
MEASURED = """async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    const page = document.documentElement;
    const size = [page.scrollWidth, page.scrollHeight];
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const isWordOrControl = (one) =>
        one.matches("button, input, select, textarea, a, summary") ||
        [...one.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim() !== "");
    const shows = (one) =>
        one.closest("svg, .unseen, option, script, [inert]") === null &&
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        one.getBoundingClientRect().width > 2;
    const LINE = 20; // pixels that have to show at once
    const moved = new Set();
    const isReached = (one, block) => {
        one.scrollIntoView({ block, inline: "center" });
        const box = one.getClientRects()[0];
        let [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
        for (let around = one.parentElement; around !== null; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (around.scrollTop > 0 || around.scrollLeft > 0) {
                moved.add(around);
                // A box that hides what is too much can be scrolled by a program, and not by a finger.
                if (around === page || style.overflowY === "hidden") return false;
            }
            if (style.overflowY === "visible") continue;
            const edge = around.getBoundingClientRect();
            [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
        if (bottom - top < Math.min(box.height, LINE) - 2) return false;
        if (getComputedStyle(one).pointerEvents === "none") return true;
        const hit = document.elementFromPoint(box.x + box.width / 2, (top + bottom) / 2);
        return hit !== null && (one.contains(hit) || hit.contains(one));
    };
    const lost = [];
    for (const one of [...root.querySelectorAll("*")].filter(isWordOrControl).filter(shows)) {
        if (["center", "start", "end"].some((block) => isReached(one, block))) continue;
        lost.push(`${one.tagName.toLowerCase()}: ${one.ariaLabel ?? one.textContent.trim().slice(0, 60)}`);
        moved.forEach((around) => around.scrollTo(0, 0));
    }
    moved.forEach((around) => around.scrollTo(0, 0));
    return { size, lost };
}"""


def misfits(visitor: Visitor) -> list[str]:
    """At each size: what is larger than the window, and what cannot be reached."""
    before = visitor.page.viewport_size
    found = []
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        measured = visitor.page.evaluate(MEASURED)
        if measured["size"] != [width, height]:
            found.append(f"{width}x{height}: the page is {'x'.join(map(str, measured['size']))}")
        found += [f"{width}x{height}: out of reach: {one}" for one in measured["lost"]]
    if before is not None:
        visitor.page.set_viewport_size(before)
    return found

// What axe does not measure: reflow, the size of targets by the box, and whether what has the focus can be seen.

/** Side by side by their nature: WCAG has tables scroll both ways, and a row of people or cards may be swiped. */
const BOTH_WAYS = '.score, [class$="-others"]';
/** What people opened themselves and goes by itself, or at the first key. */
const GOES = '.reactions-over, .absent';
const FINGERTIP = 44;
const LEAST = 24;

const named = (each) => `${each.tagName.toLowerCase()}.${each.className.baseVal ?? each.className}`;
const shown = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const scrolls = (along) => along === 'auto' || along === 'scroll';

/** Where one has to scroll to the side as well as down. */
function tooWide() {
  const root = document.scrollingElement;
  const found = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} wide`] : [];
  for (const each of document.querySelectorAll('body *')) {
    const { overflowX, overflowY } = getComputedStyle(each);
    if (!scrolls(overflowX) || !scrolls(overflowY) || !shown(each) || each.matches(BOTH_WAYS)) continue;
    if (each.scrollWidth > each.clientWidth + 1 && each.scrollHeight > each.clientHeight + 1)
      found.push(`${named(each)} is ${each.scrollWidth} wide in ${each.clientWidth}`);
  }
  return found;
}

/** What can be pressed on the uppermost layer; a link within a line is as high as the line. */
function targets() {
  const upper = Array.from(document.querySelectorAll('[aria-modal=true]')).pop() ?? document;
  return Array.from(upper.querySelectorAll('button, input, select, textarea, summary, a[href]')).filter(
    (each) => shown(each) && each.tabIndex >= 0 && getComputedStyle(each).display !== 'inline');
}

function tooSmall() {
  return targets().flatMap((each) => {
    const { width, height } = each.getBoundingClientRect();
    const least = each.matches('.big-button') ? FINGERTIP : LEAST;
    return Math.min(width, height) < least ? [`${named(each)} is ${Math.round(width)} x ${Math.round(height)}`] : [];
  });
}

/** What other things lie over as a whole while it has the focus. */
function covered() {
  return targets().flatMap((each) => {
    each.focus();
    if (document.activeElement !== each) return [];
    const { left, top, width, height } = each.getBoundingClientRect();
    const parts = [0.03, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97];
    const free = parts.some((down) => parts.some((along) => {
      const upper = document.elementFromPoint(left + width * along, top + height * down);
      return upper !== null && (each.contains(upper) || upper.closest('label')?.control === each || upper.closest(GOES) !== null);
    }));
    return free ? [] : [`${named(each)} is covered while it has the focus`];
  });
}

Object.assign(window, { tooWide, tooSmall, covered });

/** The oldest browsers the app runs in, as docs/browsers.md and the build's targets name them. */
export const OLDEST_BROWSERS = 'Safari or iOS 16.4, Chrome or Edge 111, or Firefox 115'

/** The element id of the notice in app/root.tsx. */
export const NOTICE_ID = 'without-script'

const TOO_OLD_ATTRIBUTE = 'data-too-old'

/**
 * Detects a browser older than the oldest supported one and shows it the no-script notice with the browser's name and
 * version. Inlined after the notice, and written in ES5 so that any browser can run it.
 *
 * Two features tell the versions apart: `toSorted` came with Chrome 110 and Firefox 115, lookbehind with Safari 16.4.
 */
export const BROWSER_CHECK_SCRIPT = `(function () {
  function isRecent() {
    try {
      new RegExp('(?<=a)b');
      return 'toSorted' in Array.prototype;
    } catch (error) {
      return false;
    }
  }
  function browserName() {
    var agent = navigator.userAgent;
    var match = /(?:iPhone )?OS (\\d+)_(\\d+)/.exec(agent);
    if (match && /iPhone|iPad|iPod/.test(agent)) return 'iOS ' + match[1] + '.' + match[2];
    match = /(Firefox|Chrome)\\/(\\d+)/.exec(agent);
    if (match) return match[1] + ' ' + match[2];
    match = /Version\\/([\\d.]+).*Safari/.exec(agent);
    return match ? 'Safari ' + match[1] : 'This browser';
  }
  if (isRecent()) return;
  document.documentElement.setAttribute('${TOO_OLD_ATTRIBUTE}', '');
  var notice = document.getElementById('${NOTICE_ID}');
  if (!notice) return;
  var shown = document.createElement('div');
  shown.innerHTML = notice.textContent;
  shown.getElementsByTagName('strong')[0].textContent = browserName() + ' is too old for the optimizer.';
  notice.parentNode.insertBefore(shown, notice);
})()`

/** True if the check found an unsupported browser; the page is then not hydrated. */
export function isBrowserTooOld(): boolean {
  return document.documentElement.hasAttribute(TOO_OLD_ATTRIBUTE)
}

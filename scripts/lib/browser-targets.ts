/** The oldest supported browsers (docs/browsers.md), for every build of scripts. */
export const SCRIPT_TARGET = ['chrome111', 'edge111', 'safari16.4', 'ios16.4', 'firefox115']

/**
 * Colours get an sRGB fall-back for every browser that reads our style sheet at all, which begins with CSS layers:
 * below the oldest supported versions pages can still be read.
 */
export const STYLE_TARGET = ['chrome99', 'edge99', 'safari15.4', 'ios15.4', 'firefox97']

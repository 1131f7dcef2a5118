export const THEME_KEY = 'admin-theme';

// Admin pages also load the public header's styles, which request transitions between pages. React's first render would
// interrupt such a transition, and browsers would report an error.
const SKIP_TRANSITIONS = `for(const n of["pageswap","pagereveal"])addEventListener(n,e=>e.viewTransition?.skipTransition());`;

// Browsers other than Chromium's heed the attribute instead of the layout's meta element.
const REFUSE_TRANSLATION = `document.documentElement.translate=false;`;

/** Runs before the first paint. An unknown theme has no styles of its own, so the system's setting applies. */
export const SET_THEME = `${SKIP_TRANSITIONS}${REFUSE_TRANSLATION}try{document.documentElement.dataset.theme=localStorage.getItem("${THEME_KEY}")??"system"}catch{}`;

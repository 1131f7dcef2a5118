export const THEME_KEY = 'admin-theme';

// The styles of public pages, which previews need, ask for transitions between pages. React's first render overtakes one.
const SKIP_TRANSITIONS = `for(const n of["pageswap","pagereveal"])addEventListener(n,e=>e.viewTransition?.skipTransition());`;

/** Runs before the first paint. An unknown value has no style, so the system decides. */
export const SET_THEME = `${SKIP_TRANSITIONS}try{document.documentElement.dataset.theme=localStorage.getItem("${THEME_KEY}")??"system"}catch{}`;

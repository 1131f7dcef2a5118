export const THEME_KEY = 'admin-theme';

// The public pages' styles, which previews need, request transitions between pages. React's first render would
// interrupt such a transition.
const SKIP_TRANSITIONS = `for(const n of["pageswap","pagereveal"])addEventListener(n,e=>e.viewTransition?.skipTransition());`;

/** Runs before the first paint. An unknown value has no styles, so the system decides. */
export const SET_THEME = `${SKIP_TRANSITIONS}try{document.documentElement.dataset.theme=localStorage.getItem("${THEME_KEY}")??"system"}catch{}`;

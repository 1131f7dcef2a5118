// Replaces the package `server-only`, which throws outside React's server bundle.
export {};

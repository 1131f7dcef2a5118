// The server's bundle (tools/stack/server.ts) contains this instead of the package `server-only`, which throws outside
// React's server bundle.
export {};

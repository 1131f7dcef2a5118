export { builtStyles } from './built-styles';
export { type FinishedPage, type FinishOptions, finish, isErrorShell } from './finish';
export { type InlineHashes, inlineHashes } from './inline-hashes';
export { type NextBuild, nextBuild } from './next-build';
export { type NextRequestHandler, type Rendered, type RenderOptions, render } from './render';
export { type ZeroJsOptions, zeroJs } from './zero-js';

import type { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The data that the server gives to a render. Neither the server's bundle nor Next's may contain this module, because
 * each copy would have its own storage.
 */
export declare const renderData: AsyncLocalStorage<unknown>;

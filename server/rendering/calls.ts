import type { PublicArticle } from '../../lib/articles/shelf';
import type { Collection } from '../../lib/model/kinds';
import type { Blog, PdfLink } from '../../lib/model/records';
import type { State, Used } from '../content';
import type { Encoded, RenderedPage } from '../responses';

/** A rendered page with the data that it was rendered from. */
export type Rendering = {
  page: RenderedPage;
  /**
   * The encoded body, or null if the caller already has this body. A changed body is compressed fast, because visitors
   * may be waiting for it.
   */
  bodies: Encoded | null;
  used: Used;
};

/**
 * Renders a page.
 * @param how `as built` returns the page from the build
 * @param known the digest of the body that the caller already has, if any
 */
export type Render = (path: string, how: 'anew' | 'as built', known?: string) => Promise<Rendering>;

/** The renderer's functions that the server calls. */
export type RendererCalls = {
  render: Render;
  /** Compresses a page as far as possible. */
  compress(page: RenderedPage): Promise<Encoded>;
  /** The pages sent with statuses 404 and 500. */
  statusPages(): Promise<{ notFound: RenderedPage; serverError: RenderedPage }>;
};

/** The port for requests that Next serves itself, and the token that keeps out other programs on the machine. */
export type NextAddress = { port: number; token: string };

export const TOKEN_HEADER = 'x-renderer-token';

/** The server's functions that the renderer calls. */
export type ServerCalls = {
  /** Reports that the renderer is ready. */
  ready(address: NextAddress): Promise<void>;
  /** A collection's public content and its state, or only the state if it equals `known`. */
  collection(name: Collection, known?: State): Promise<{ state: State; content?: unknown }>;
  article(slug: string): Promise<{ state: State; article: PublicArticle | null }>;
  text(blog: Pick<Blog, 'id' | 'body'>): Promise<string>;
  link(id: string): Promise<PdfLink | null>;
};

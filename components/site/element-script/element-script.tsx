import { HydrationSignal } from '@/lib/elements/hydration-signal';

/** How long after the page's own files the module waits at most for a frame: a page in the background has none. */
const LATEST = 3000;

/** How long after the second frame the paint is over, though nothing reports it, in milliseconds. */
const UNREPORTED = 500;

/**
 * The delivery puts the module itself in the place of its import where a page has room for it. An import that a visitor
 * ends by leaving the page is no error, though Firefox reports it as one.
 */
const RUN = `(async()=>import("${process.env.ELEMENTS_SCRIPT}"))().catch(()=>{})`;

const START = `addEventListener("load",()=>{let run=()=>{run=()=>{};${RUN}},start=()=>run(),next=requestAnimationFrame;setTimeout(start,${LATEST});next(()=>next(()=>setTimeout(start,${UNREPORTED})));new PerformanceObserver(start).observe({type:"paint",buffered:true})})`;

/**
 * Loads the custom elements after the first view: the page works without them, so they neither take the network from
 * its pictures nor the processor from its layout. The paint is the sign, or the second frame: Firefox has no
 * paint entries at addresses with a fragment. The module's address is fixed
 * when the pages are built.
 */
export function ElementScript() {
  return (
    <>
      <script id="elements">{START}</script>
      <HydrationSignal />
    </>
  );
}

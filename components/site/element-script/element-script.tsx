import { HydrationSignal } from '@/lib/elements/hydration-signal';

/** The longest wait for a frame after the page has loaded, in milliseconds. Background pages paint none. */
const LATEST = 3000;

/** How long after the second frame, in milliseconds, to assume that the page has painted if no paint was reported. */
const UNREPORTED = 1000;

/**
 * The server replaces this import with the module itself if the page has room for it. An import that a visitor
 * interrupts by leaving is not an error, though Firefox reports it as one.
 */
const RUN = `(async()=>import("${process.env.ELEMENTS_SCRIPT}"))().catch(()=>{})`;

const START = `addEventListener("load",()=>{let run=()=>{run=()=>{};${RUN}},start=()=>run(),next=requestAnimationFrame;setTimeout(start,${LATEST});next(()=>next(()=>setTimeout(start,${UNREPORTED})));new PerformanceObserver(start).observe({type:"paint",buffered:true})})`;

/**
 * Loads the custom elements after the first paint. The page works without them, so they must delay neither its pictures
 * nor its layout. The second frame also starts the load, because Firefox has no paint entries at URLs with a fragment.
 * The module's URL is fixed at build time.
 */
export function ElementScript() {
  return (
    <>
      <script id="elements">{START}</script>
      <HydrationSignal />
    </>
  );
}

// @ts-check

/**
 * The longest page, in characters, that leaves room for the module among the first packets of a connection, which hold
 * 14 kB: such a page is compressed to 11 kB, the module to 3 kB.
 */
const LONGEST = 66_000;

const IMPORT = /(<script id="elements">[^<]*)import\("(\/elements\/elements[^"]*)"\)/;

/**
 * The page with the elements' module itself in the place of its address, where the first packets hold both: what comes
 * with the page needs no round trip of its own.
 * @param {string} html
 * @param {(address: string) => string | undefined} read gives the module at an address
 */
export function withModule(html, read) {
  if (html.length > LONGEST) return html;
  return html.replace(IMPORT, (whole, before, address) => {
    // What the module imports when it is needed stands beside it.
    const code = read(address)?.replaceAll('"./', `"${address.replace(/[^/]+$/, '')}`);
    return code ? `${before}(()=>{${code}})()` : whole;
  });
}

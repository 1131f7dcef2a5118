const COLORS = { ground: '#4b1f7a', tube: '#fff', sample: '#e9a227' };

export type SymbolShape = { rounded: boolean; scale: number };

/** Returns the logo's symbol, a collection tube, as an SVG file. `components/site/logo` contains the same drawing. */
export function symbol({ rounded, scale }: SymbolShape): string {
  const offset = 15 * (1 - scale);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">',
    `<rect width="30" height="30" rx="${rounded ? 9 : 0}" fill="${COLORS.ground}"/>`,
    `<g transform="translate(${offset} ${offset}) scale(${scale})">`,
    `<path d="M11 7h8M12.5 7v11.5a2.5 2.5 0 0 0 5 0V7" fill="none" stroke="${COLORS.tube}" stroke-width="2" stroke-linecap="round"/>`,
    `<path d="M12.5 14h5v4.5a2.5 2.5 0 0 1-5 0z" fill="${COLORS.sample}"/>`,
    '</g></svg>\n',
  ].join('');
}

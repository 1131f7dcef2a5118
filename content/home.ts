import { company } from './company';
import { about } from './home/about';
import { blogs, footprint, press } from './home/lists';
import { banner, bannerClaims, missionVision } from './home/opening';
import { products } from './home/products';
import { promos } from './home/promos';
import { selector } from './home/selector';
import type { Meta } from './types';

export type { PromoBanner, SelectorTile } from './home/types';

const meta: Meta = {
  title: `Diagnostics and devices: Good Health For All | ${company.shortName}`,
  description: `${company.name} makes biosample collection, diabetes care and molecular diagnostics products for labs, hospitals and healthcare providers.`,
};

/** The home page, in the order of its sections. */
export const home = {
  meta,
  banner,
  bannerClaims,
  missionVision,
  about,
  products,
  selector,
  promos,
  press,
  blogs,
  footprint,
};

import { prints } from '../../content/downloads/prints';
import { products } from '../../content/products';
import { trivus } from '../../content/trivus';
import { markup } from '../../lib/markup/markup';
import { closing, cover, gallery, list, paragraphs, type Sheet } from './parts';
import { picture } from './pictures';
import { specification } from './product';

const { banner, kit, credentials } = trivus;

const product = products.molecular.tabs.find(({ slug }) => slug === trivus.specificationFrom);

const kitSheet: Sheet = {
  html: markup`<section class="sheet about"><h2>${kit.heading}</h2>
    <div class="band">${picture(kit.picture)}</div>
    <div class="wide">${paragraphs(kit.paragraphs)}</div>
    <div class="columns">${kit.features.map(
      ({ title, text }) => markup`<div class="text"><h3>${title}</h3><p>${text}</p></div>`,
    )}</div></section>`,
};

const labSheet: Sheet = {
  html: markup`<section class="sheet product">${gallery([{ picture: 'article-respiratory' }])}
    <div class="columns">
      <div class="text"><p class="kicker">${credentials}</p><h2>${prints.respiratory.run}</h2>${paragraphs(product?.description.slice(0, 1) ?? [])}</div>
      <div class="points"><h3>${prints.applications}</h3>${list(product?.applications ?? [])}</div>
    </div>
    ${product ? specification(product.specification) : null}
  </section>`,
};

/** The pages of the respiratory viral panel kit brochure. */
export const respiratory = (): Sheet[] => [
  cover({ kicker: prints.respiratory.kicker, title: banner.heading, ...banner }),
  kitSheet,
  labSheet,
  closing(),
];

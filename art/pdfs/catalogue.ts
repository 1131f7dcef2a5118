import { certificates } from '../../content/certificates';
import { downloads } from '../../content/downloads';
import { prints } from '../../content/downloads/prints';
import { type ProductFamily, products } from '../../content/products';
import { type Markup, markup } from '../../lib/markup/markup';
import { closing, cover, type Sheet, table } from './parts';
import { picture } from './pictures';
import { productSheet } from './product';

const families = Object.values(products);

/** The number of pages before the first family: the cover and the table of contents. */
const PAGES_BEFORE = 2;

const idOf = ({ path }: ProductFamily) => path.replaceAll('/', '-').slice(1);

/** Returns the page number on which each family starts. A family has one opening page and one page for each product. */
function openingPages(): Map<ProductFamily, number> {
  let page = PAGES_BEFORE + 1;
  const pages = new Map<ProductFamily, number>();
  for (const family of families) {
    pages.set(family, page);
    page += 1 + family.tabs.length;
  }
  return pages;
}

const entry = (id: string, name: string, page: number): Markup =>
  markup`<p class="entry"><a href="#${id}"><span>${name}</span> <span class="number">${page}</span></a></p>`;

function contents(): Sheet {
  const groups = [...openingPages()].map(
    ([family, page]) =>
      markup`<h3>${family.name}</h3>${family.tabs.map(({ slug, name }, index) =>
        entry(slug, name, page + 1 + index),
      )}`,
  );
  return { html: markup`<section class="sheet contents"><h2>${prints.contents}</h2>${groups}</section>` };
}

const opening = (family: ProductFamily): Sheet => ({
  html: markup`<section class="sheet opening" id="${idOf(family)}">
    ${picture(family.banner.picture)}
    <div class="title"><h2>${family.name}</h2><p class="tagline">${family.banner.heading}</p><p>${family.banner.tagline}</p></div>
  </section>`,
});

const certificateRows = certificates.items.map(({ name, meaning }) => ({ name, value: meaning }));

/** The pages of the catalogue of all products, grouped by family. */
export const catalogue = (): Sheet[] => [
  cover({ ...prints.catalogue, title: downloads.catalogue.title, picture: 'tube-rack' }),
  contents(),
  ...families.flatMap((family) => [
    opening(family),
    ...family.tabs.map((tab) => productSheet(tab, family.name)),
  ]),
  closing(table(certificates.heading, certificateRows)),
];

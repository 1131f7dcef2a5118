import { prints } from '../../content/downloads/prints';
import { productLabels, specificationLabels } from '../../content/products';
import type { ProductTab, Specification } from '../../content/products/types';
import { type Markup, markup } from '../../lib/markup/markup';
import { gallery, list, paragraphs, type Sheet, table } from './parts';

export function specification(values: Specification): Markup {
  const keys = Object.keys(specificationLabels) as (keyof Specification)[];
  return table(
    productLabels.specification,
    keys.map((key) => ({ name: specificationLabels[key], value: values[key] })),
  );
}

/** Returns a product's page: its pictures, purpose and data. */
export const productSheet = (tab: ProductTab, family: string): Sheet => ({
  html: markup`<section class="sheet product" id="${tab.slug}">
    ${gallery(tab.images)}
    <div class="columns">
      <div class="text"><p class="kicker">${family}</p><h3>${tab.name}</h3>${paragraphs(tab.description)}</div>
      <div class="points">
        <h4>${prints.features}</h4>${list(tab.features)}
        <h4>${prints.applications}</h4>${list(tab.applications)}
      </div>
    </div>
    ${specification(tab.specification)}
  </section>`,
});

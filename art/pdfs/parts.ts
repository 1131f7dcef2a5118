import { company } from '../../content/company';
import { prints } from '../../content/downloads/prints';
import type { PictureKey } from '../../content/pictures';
import { Markup, markup } from '../../lib/markup/markup';
import { symbol } from '../icons/symbol';
import { picture } from './pictures';

/** One printed page. */
export type Sheet = { html: Markup };

export const paragraphs = (texts: readonly string[]): Markup[] => texts.map((text) => markup`<p>${text}</p>`);

export const list = (items: readonly string[]): Markup =>
  markup`<ul>${items.map((item) => markup`<li>${item}</li>`)}</ul>`;

export const brand = (): Markup =>
  markup`<p class="brand"><span aria-hidden="true">${new Markup(symbol({ rounded: true, scale: 1 }))}</span>${company.name}</p>`;

/** Names and values in two columns. */
export function table(caption: string, rows: readonly { name: string; value: string }[]): Markup {
  return markup`<table><caption>${caption}</caption><tbody>${rows.map(
    ({ name, value }) => markup`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
  )}</tbody></table>`;
}

/** Pictures side by side on a coloured band. */
export function gallery(images: readonly { picture: PictureKey; caption?: string }[]): Markup {
  return markup`<div class="gallery">${images.map(
    ({ picture: key, caption }) =>
      markup`<div class="figure">${picture(key)}${caption ? markup`<p>${caption}</p>` : null}</div>`,
  )}</div>`;
}

export type Cover = { kicker: string; title: string; tagline: string; picture: PictureKey };

export const cover = ({ kicker, title, tagline, picture: key }: Cover): Sheet => ({
  html: markup`<section class="sheet cover">
    ${brand()}
    <div class="title"><p class="kicker">${kicker}</p><h1>${title}</h1><p class="tagline">${tagline}</p></div>
    ${picture(key, 'plum')}
  </section>`,
});

/** The last page: the company's contact details, and anything in `more`, such as the certificates. */
export function closing(more: Markup | null = null): Sheet {
  const { id, heading, text, order, email, phone, address } = prints.closing;
  const { street, city, postalCode, country } = company.address;
  const rows = [
    { name: email, value: company.email.enquiries },
    ...company.phones.map(({ label, display }) => ({ name: `${phone}: ${label}`, value: display })),
    { name: address, value: `${street}, ${postalCode} ${city}, ${country}` },
  ];
  return {
    html: markup`<section class="sheet closing" id="${id}">
      <div class="lead"><h2>${heading}</h2><p class="tagline">${text}</p><p>${order}</p></div>
      ${table(company.name, rows)}
      ${more}
    </section>`,
  };
}

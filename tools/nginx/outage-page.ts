import { company } from '../../content/company';
import { status } from '../../content/status';
import type { TextSection } from '../../content/types';
import { type Markup, markup } from '../../lib/markup/markup';
import { plainPage } from '../../lib/markup/plain-page';

const sectionMarkup = ({ heading, paragraphs, list = [] }: TextSection): Markup =>
  markup`<h2>${heading}</h2>${paragraphs.map((text) => markup`<p>${text}</p>`)}${
    list.length > 0 ? markup`<ul>${list.map((text) => markup`<li>${text}</li>`)}</ul>` : null
  }`;

/** Returns the page that nginx shows while the site is down: how to get documents, with phone and email links. */
export function outagePage(): string {
  const { meta, heading, lead, sections } = status;
  const links = [
    ...company.phones.map(({ display, href }) => ({ label: display, href })),
    { label: company.email.enquiries, href: `mailto:${company.email.enquiries}` },
  ].map(({ label, href }) => markup`<li><a href="${href}">${label}</a></li>`);
  return plainPage({
    meta,
    heading,
    body: markup`<p>${lead}</p><ul>${links}</ul>${sections.map(sectionMarkup)}`,
  });
}

import { prints } from '../../content/downloads/prints';
import { home } from '../../content/home';
import { impact } from '../../content/impact';
import { services } from '../../content/services';
import { markup } from '../../lib/markup/markup';
import { closing, cover, paragraphs, type Sheet, table } from './parts';
import { picture } from './pictures';

const { mission, vision } = home.missionVision;

const about: Sheet = {
  html: markup`<section class="sheet about">
    <h2>${home.about.heading}</h2>
    <div class="columns">
      <div class="text"><h3>${mission.title}</h3><p class="tagline">${mission.text}</p></div>
      <div class="text"><h3>${vision.title}</h3><p>${vision.text}</p></div>
    </div>
    <div class="band">${picture(home.about.picture)}</div>
    <div class="wide">${paragraphs(home.about.paragraphs)}</div>
  </section>`,
};

const range: Sheet = {
  html: markup`<section class="sheet rows"><h2>${home.products.heading}</h2>${home.products.areas.map(
    ({ heading, text, picture: key }) =>
      markup`<div class="row">${picture(key)}<div class="text"><h3>${heading}</h3><p>${text}</p></div></div>`,
  )}</section>`,
};

const digital: Sheet = {
  html: markup`<section class="sheet tiles"><h2>${services.banner.heading}</h2>
    <p class="tagline">${services.banner.tagline}</p>
    <div class="grid">${services.digital.products.map(
      ({ name, text, picture: key }) =>
        markup`<div class="tile">${picture(key)}<h3>${name}</h3><p>${text}</p></div>`,
    )}</div></section>`,
};

const training: Sheet = {
  html: markup`<section class="sheet about"><h2>${services.certification.heading}</h2>
    <div class="band">${picture(services.training.picture)}</div>
    <div class="wide">${paragraphs(services.certification.paragraphs)}</div>
    <div class="columns three">${services.training.sessions.map(
      ({ title, text }) => markup`<div class="text"><h3>${title}</h3><p>${text}</p></div>`,
    )}</div></section>`,
};

const standards = impact.standards.items.map(({ title, text }) => ({ name: title, value: text }));

export const brochure = (): Sheet[] => [
  cover({
    kicker: prints.brochure.kicker,
    title: home.banner.heading,
    tagline: home.banner.tagline,
    picture: 'company-hero',
  }),
  about,
  range,
  digital,
  training,
  closing(table(impact.standards.heading, standards)),
];

import { claims } from './claims';
import { company } from './company';
import { sustainability } from './impact/sustainability';
import type { ImpactPromise } from './impact/types';
import type { Banner, Item, Meta } from './types';

export type { SustainabilityTab } from './impact/types';

const { consumables, councilValidation, qualitySystem, singleAudit, speed, testingCost } = claims;

const meta: Meta = {
  title: `Our impact: cost, quality and time in healthcare | ${company.shortName}`,
  description: `Our three promises to labs and hospitals: ${testingCost.value} ${testingCost.label}, ${consumables.value} ${consumables.label}, ${speed.value} ${speed.label}. See the people, process and standards behind them.`,
};

const banner: Banner = {
  eyebrow: 'Impact',
  heading: 'Better care, within reach',
  tagline: 'Three promises to labs, hospitals and their patients.',
  picture: 'impact-hero',
  links: [{ label: 'Read our promises', href: '#promises' }],
};

const promises: ImpactPromise[] = [
  {
    figure: testingCost.value,
    label: testingCost.label,
    text: 'A test can only help people who can afford it. Lower costs bring testing to more people.',
  },
  {
    figure: consumables.value,
    label: consumables.label,
    text: 'Less to buy, store and throw away for every test a lab runs.',
  },
  {
    figure: speed.value,
    label: speed.label,
    text: 'Time matters to a patient waiting for a result, and to a lab with a full bench.',
  },
];

const standards: Item[] = [
  {
    title: qualitySystem.value,
    text: 'Our quality system is certified to the international quality management standard for medical devices.',
  },
  {
    title: singleAudit.value,
    text: `We hold a ${singleAudit.label}: one audit, accepted in several countries.`,
  },
  {
    title: councilValidation.value,
    text: `Our range includes a ${councilValidation.label} (${councilValidation.value}).`,
  },
];

/** The impact page, in the order of its sections. */
export const impact = {
  meta,
  banner,
  promises: { id: 'promises', heading: 'Three promises', items: promises },
  vision: {
    id: 'vision',
    heading: 'What we are working towards',
    text: 'Patient-centric solutions that let labs and hospitals solve Cost-Quality-Time challenges and deliver equitable healthcare to underserved populations.',
  },
  sustainability,
  standards: { id: 'standards', heading: 'The standards we work to', items: standards },
};

import { claims } from './claims';
import { company } from './company';
import { sustainability } from './impact/sustainability';
import type { ImpactPromise } from './impact/types';
import type { Banner, Item, Meta } from './types';

export type { SustainabilityTab } from './impact/types';

const { consumables, councilValidation, qualitySystem, singleAudit, speed, testingCost } = claims;

const meta: Meta = {
  title: `Impact: cost, quality and time | ${company.shortName}`,
  description: `What ${company.name} promises: ${testingCost.value} ${testingCost.label}, ${consumables.value} ${consumables.label} and ${speed.value} ${speed.label}, through people and process.`,
};

const banner: Banner = {
  eyebrow: 'Impact',
  heading: 'Better care has to be within reach',
  tagline: 'Three promises to the labs and hospitals we work with, and to the patients they look after.',
  picture: 'impact-hero',
  links: [{ label: 'Read our promises', href: '#promises' }],
};

const promises: ImpactPromise[] = [
  {
    figure: testingCost.value,
    label: testingCost.label,
    text: 'A test helps only those who can pay for it. Lower cost opens the door to people who were left out.',
  },
  {
    figure: consumables.value,
    label: consumables.label,
    text: 'Less to buy, less to store and less to throw away for every test that a lab runs.',
  },
  {
    figure: speed.value,
    label: speed.label,
    text: 'Time matters to a patient who is waiting, and to a lab whose bench is full.',
  },
];

const standards: Item[] = [
  {
    title: qualitySystem.value,
    text: 'Our quality system is certified to the international standard for medical devices.',
  },
  {
    title: singleAudit.value,
    text: `We hold the ${singleAudit.label}: one audit that several countries accept.`,
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
    heading: 'What we work towards',
    text: 'Patient-centric solutions that let labs and hospitals solve Cost-Quality-Time challenges, so that equitable healthcare reaches underserved populations.',
  },
  sustainability,
  standards: { id: 'standards', heading: 'The standards we work to', items: standards },
};

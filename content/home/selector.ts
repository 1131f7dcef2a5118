import { claims } from '../claims';
import { company } from '../company';
import { labels } from '../interface';
import type { SelectorTile } from './types';

const { learnMore, orderFromPartners } = labels;

const onKitPage = 'To order, request a call back on the kit page.';
const byEmail = 'To order, email us from the product page.';

const tiles: SelectorTile[] = [
  {
    key: 'trivus',
    name: 'Trivus',
    heading: 'Trivus respiratory viral panel kit',
    text: 'A kit that detects four respiratory viruses together, on the real-time PCR instrument your lab already has.',
    points: [`Compatible with ${claims.respiratoryInstruments.value}`, 'Cost-efficient'],
    picture: 'article-respiratory',
    order: { label: orderFromPartners, href: '/trivus' },
    orderNote: onKitPage,
    learnMore: { label: learnMore, href: '/trivus' },
  },
  {
    key: 'diabetes',
    name: 'Diabetes Care',
    heading: 'Diabetes testing at the point of care',
    text: 'Glucose and HbA1c meters, plus supplies for taking blood and giving insulin.',
    points: [
      `Meters that need ${claims.bloodVolume.value} of blood`,
      `Capillary lancets in ${claims.lancetGauges.value} with ${claims.lancetDepths.value} depth settings`,
      'Insulin pen needles and insulin syringes',
    ],
    picture: 'glucose-meter',
    order: { label: orderFromPartners, href: company.marketplace.diabetes, opensNewWindow: true },
    learnMore: { label: learnMore, href: '/products/diabetes/' },
  },
  {
    key: 'novus',
    name: 'Novus',
    heading: 'Novus',
    text: 'Our second molecular product. Email us from the molecular diagnostics page for details.',
    points: [],
    brief: true,
    picture: 'pcr-tubes',
    order: { label: orderFromPartners, href: '/products/molecular' },
    learnMore: { label: learnMore, href: '/products/molecular' },
  },
  {
    key: 'biosample',
    name: 'Biosample Collection',
    heading: 'Biosample collection, from draw to lab door',
    text: 'Blood tubes, accessories, swabs, a saliva funnel and a bag that keeps specimens cold in transit.',
    points: [
      'Vacuum and non-vacuum blood tubes',
      `A transport bag for ${claims.bagCapacity.value} at ${claims.bagTemperature.value}`,
      'Swabs and a saliva funnel',
    ],
    picture: 'vacuum-tubes',
    order: { label: orderFromPartners, href: company.marketplace.biosample, opensNewWindow: true },
    learnMore: { label: learnMore, href: '/products/biosample/' },
  },
  {
    key: 'respi',
    name: 'Respiratory Testing',
    heading: 'Tell respiratory viruses apart',
    text: 'Respiratory infections can look alike at the bedside. A panel tests one specimen for several viruses.',
    points: [`Detects ${claims.respiratoryTargets.value} together`, claims.respiratoryApprovals.value],
    picture: 'respiratory-vials',
    order: { label: orderFromPartners, href: '/trivus' },
    orderNote: onKitPage,
    learnMore: { label: learnMore, href: '/trivus' },
  },
  {
    key: 'urine',
    name: 'Urine Collection',
    heading: 'Closed urine collection',
    text: 'A closed system for collecting urine specimens.',
    points: ['Part of our biosample collection range'],
    picture: 'urine-cup',
    order: { label: orderFromPartners, href: '/products/biosample/' },
    orderNote: byEmail,
    learnMore: { label: learnMore, href: '/products/biosample/' },
  },
];

export const selector = {
  id: 'find-a-product',
  heading: 'Find a product',
  intro: 'Choose a product to see what it offers, where to order it and where to find out more.',
  tiles,
};

import { claims } from './claims';
import { company } from './company';
import type { DownloadKey } from './downloads';
import type { Banner, Item, MailDraft, Meta } from './types';

const { respiratoryCost, respiratoryInstruments, respiratoryPageTurnaround, respiratoryTargets } = claims;

const meta: Meta = {
  title: `Trivus respiratory viral panel kit | ${company.shortName}`,
  description: `A real-time PCR kit that detects ${respiratoryTargets.value} together, with a turnaround of ${respiratoryPageTurnaround.value}. Brochure and call-back.`,
};

const banner: Banner = {
  eyebrow: 'Trivus',
  heading: 'Respiratory viral panel kit',
  tagline: `${respiratoryTargets.value}, detected together in ${respiratoryPageTurnaround.value}.`,
  picture: 'respiratory-kit',
  links: [{ label: 'About the kit', href: '#kit' }],
};

const features: Item[] = [
  {
    title: 'Detects them together',
    text: `The kit detects ${respiratoryTargets.value} in one go, so that a patient is swabbed once and not once for each question.`,
  },
  {
    title: 'Answers in time',
    text: `Its turnaround is ${respiratoryPageTurnaround.value}, which lets a ward decide on rooms and care while the patient is still there.`,
  },
  {
    title: 'Runs on what you have',
    text: `It is compatible with ${respiratoryInstruments.value}. A lab that has one needs no other.`,
  },
  {
    title: 'Keeps costs in view',
    text: `One kit and one run take the place of several. That makes the panel ${respiratoryCost.value}.`,
  },
];

const callBack: MailDraft = {
  label: 'Ask for a call back',
  to: company.email.enquiries,
  subject: 'Respiratory viral panel kit: please call me back',
  body: 'Hello, please call me back about the respiratory viral panel kit. My name, telephone number and a good time to call:',
};

const brochure: DownloadKey = 'respiratory-brochure';

/** The page of the respiratory viral panel kit, in the order of its sections. */
export const trivus = {
  meta,
  banner,
  kit: {
    id: 'kit',
    heading: 'One kit for the respiratory season',
    paragraphs: [
      'Fever, cough and a sore throat look the same whichever virus is behind them. What follows does not: who is isolated, who may go home, who needs to be watched.',
      `The respiratory viral panel kit is a real-time PCR kit that detects ${respiratoryTargets.value} together, with a turnaround of ${respiratoryPageTurnaround.value}.`,
    ],
    picture: 'respiratory-vials',
    features,
  },
  credentials: claims.respiratoryApprovals.value,
  specificationFrom: 'respiratory-panel',
  brochure,
  callBack,
  articles: ['trivus', 'rtpcr'],
} as const;

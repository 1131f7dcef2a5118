import { claims } from './claims';
import { company } from './company';
import type { DownloadKey } from './downloads';
import type { Banner, Item, MailDraft, Meta } from './types';

const { respiratoryCost, respiratoryInstruments, respiratoryPageTurnaround, respiratoryTargets } = claims;

const meta: Meta = {
  title: `Trivus respiratory viral panel: real-time PCR kit | ${company.shortName}`,
  description: `A real-time PCR kit that detects ${respiratoryTargets.value} together, with a turnaround of ${respiratoryPageTurnaround.value}. Download the kit brochure.`,
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
    title: 'Simultaneous detection',
    text: `The kit detects ${respiratoryTargets.value} together.`,
  },
  {
    title: 'Turnaround',
    text: `The kit has a turnaround of ${respiratoryPageTurnaround.value}.`,
  },
  {
    title: 'Runs on the instrument you have',
    text: `The kit is compatible with ${respiratoryInstruments.value}. If your lab has one, it does not need another.`,
  },
  {
    title: 'One kit for four viruses',
    text: `The kit is ${respiratoryCost.value}.`,
  },
];

const callBack: MailDraft = {
  label: 'Request a call back',
  to: company.email.enquiries,
  subject: 'Respiratory viral panel kit: please call me back',
  body: 'Hello, please call me back about the respiratory viral panel kit. My name, phone number and a good time to call are:',
};

const brochure: DownloadKey = 'respiratory-brochure';

/** The respiratory viral panel kit's page, in the order of its sections. */
export const trivus = {
  meta,
  banner,
  kit: {
    id: 'kit',
    heading: 'One kit, four respiratory viruses',
    paragraphs: [
      'Fever, cough and a sore throat can look the same whichever virus causes them. What happens next depends on the virus: who is isolated, who can go home and who needs closer care.',
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

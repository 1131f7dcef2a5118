import { claims } from '../claims';
import { company } from '../company';
import type { Article } from './types';

const { omicronApprovals, omicronGenes, omicronRuntime, omicronVariants } = claims;

export const rtpcrArticle: Article = {
  path: '/blog_rtpcr',
  meta: {
    title: `RT-PCR runs that a lab can trust | ${company.shortName}`,
    description:
      'A practical guide for lab managers: rooms and flow, controls, curves, and why an assay that looks at several genes is steadier against variants.',
  },
  heading: 'RT-PCR in daily work: how to get runs that you can trust',
  lead: 'RT-PCR is sensitive, and that is its strength and its trap. It finds traces of a virus in a specimen, and it finds traces of the last run in a pipette. A lab that reports with confidence has built that confidence into its rooms, its controls and its habits.',
  picture: 'article-rtpcr',
  sections: [
    {
      id: 'principle',
      heading: 'What happens in the tube',
      paragraphs: [
        'Many viruses keep their genes in RNA. The method first writes this RNA into DNA, and then copies a chosen stretch of it again and again. A probe lights up with each copy, and the instrument follows the light. The earlier the signal rises above the background, the more material was there at the start.',
        'Three things have to be right for this: the specimen has to hold intact RNA, the reagents have to be in order, and nothing may be in the tube that does not belong there. Most doubtful results can be traced to one of the three. It helps to ask about them in this order when something looks odd.',
      ],
    },
    {
      id: 'flow',
      heading: 'Rooms and one-way traffic',
      paragraphs: [
        'Contamination is easier to prevent than to find. Keep clean work and dirty work apart, in separate rooms where you can and in separate corners where you cannot. Material and people move in one direction: from the reagents to the specimens, to the instrument, and not back.',
      ],
      list: [
        'Prepare the reaction mix where no specimen is ever opened',
        'Add specimens in a second place, with its own pipettes and coats',
        'Keep plates closed after the run, and discard them unopened',
        'Clean surfaces before and after work, and write down that you did',
        'Use filter tips, and change gloves between the places',
      ],
    },
    {
      id: 'controls',
      heading: 'Controls that say something',
      paragraphs: [
        'Every run needs a positive control, to show that the assay can see its target, and a negative control that went through the whole process, to show that nothing else crept in. An internal control in every tube tells you whether the specimen was usable at all. Without it, a negative result can simply be an empty swab.',
        'Plot the values of the positive control over time. A slow drift points to ageing reagents or to an instrument that should be looked at, long before a run fails. Define in writing what makes a run invalid and who decides on it, so that nobody has to decide under pressure at the end of a long shift.',
      ],
    },
    {
      id: 'curves',
      heading: 'Look at the curves',
      paragraphs: [
        'Software turns each curve into a number and each number into a word. Look at the curves all the same. A true signal rises in the shape of an S. A line that creeps upwards without bending, a jump in one single cycle, or a curve that begins before the others could have, deserves a second look and often a repeat.',
        'Late signals need a rule. They may come from a low viral load early or late in an infection, or from contamination. Decide in advance whether they are repeated from the same extract, from the same specimen, or from a new one, and how they are reported until then. Write the rule into the procedure, with an example of each shape, and revisit it with the team after unusual runs.',
      ],
    },
    {
      id: 'variants',
      heading: 'Why more than one gene',
      paragraphs: [
        'Viruses change. If the stretch that an assay looks for changes too, the signal weakens or vanishes, although the virus is there. An assay that looks at several genes still has the others to rely on, and a pattern in which one gene drops out while the rest stay can itself be a hint to a variant.',
        'For a lab this means two things. Know which genes your assay looks at, and keep that list next to the instrument. And read the notices of your supplier and of the health authorities when a new variant spreads: they say whether the assay has been checked against it.',
      ],
    },
    {
      id: 'time',
      heading: 'Where the time goes',
      paragraphs: [
        'The runtime of the instrument is only one part of the wait. Transport, registration, extraction, loading and release often take longer together. Measure each step for one week. The longest is rarely the one you expected, and it is the one worth changing.',
        `Our Omicron kit is a ${omicronGenes.value} RT-PCR kit with a ${omicronRuntime.value} ${omicronRuntime.label}. It detects ${omicronVariants.value} and is ${omicronApprovals.value}. The page of our molecular range describes it, together with our other assays for infectious diseases.`,
      ],
    },
  ],
  related: { label: 'See the molecular diagnostics range', href: '/products/molecular' },
};

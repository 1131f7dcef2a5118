import { claims } from '../claims';
import { company } from '../company';
import type { Article } from './types';

const { omicronApprovals, omicronGenes, omicronRuntime, omicronVariants } = claims;

export const rtpcrArticle: Article = {
  path: '/blog_rtpcr',
  meta: {
    title: `RT-PCR in routine use: runs your lab can trust | ${company.shortName}`,
    description:
      'A practical guide for lab managers: rooms and workflow, controls, curves, and why an assay that targets several genes copes better with variants.',
  },
  heading: 'RT-PCR in routine use: how to get runs you can trust',
  lead: 'The sensitivity of RT-PCR is both its strength and its weakness. It finds traces of a virus in a specimen, and it finds traces of the last run in a pipette. A lab that reports with confidence has built that confidence into its rooms, its controls and its habits.',
  picture: 'article-rtpcr',
  sections: [
    {
      id: 'principle',
      heading: 'What happens in the tube',
      paragraphs: [
        'Many viruses carry their genes as RNA. RT-PCR first reverse-transcribes this RNA into DNA, then copies a chosen stretch of it again and again. A probe lights up with each copy, and the instrument measures the light. The earlier the signal rises above the background, the more RNA there was at the start.',
        'Three things must be right. The specimen must contain intact RNA. The reagents must be in good order. The tube must be free of contamination. Many doubtful results can be traced to one of the three, so check them in that order when something looks odd.',
      ],
    },
    {
      id: 'flow',
      heading: 'Rooms and one-way traffic',
      paragraphs: [
        'Contamination is easier to prevent than to find. Keep clean work and dirty work apart, in separate rooms if you can and in separate corners if you cannot. Materials and people move in one direction only: from reagents to specimens to instrument, never back.',
      ],
      list: [
        'Prepare the reaction mix where no specimen is ever opened',
        'Add specimens in a second area with its own pipettes and coats',
        'Keep plates closed after the run, and discard them unopened',
        'Clean surfaces before and after work, and keep a record',
        'Use filter tips, and change gloves between areas',
      ],
    },
    {
      id: 'controls',
      heading: 'Controls you can rely on',
      paragraphs: [
        'Every run needs a positive control, to show that the assay can detect its target. It also needs a negative control that goes through the whole process, to show that there was no contamination. An internal control in every tube shows whether the specimen was usable at all. Without one, a negative result may just mean an empty swab.',
        'Plot the positive control values over time. A slow drift points to ageing reagents, or to an instrument that needs attention, long before a run fails. Define in writing what makes a run invalid and who decides, so that nobody has to make that call under pressure at the end of a long shift.',
      ],
    },
    {
      id: 'curves',
      heading: 'Look at the curves',
      paragraphs: [
        'Software turns each curve into a number and each number into a word. Look at the curves all the same. A true signal rises in an S shape. Be wary of a line that creeps upwards without bending, a jump in a single cycle, or a curve that starts implausibly early. Signals like these often call for a repeat.',
        'Late signals need a rule. They may come from a low viral load early or late in an infection, or from contamination. Decide in advance whether to repeat them from the same extract, the same specimen or a new one, and how to report them until then. Write the rule into the procedure with an example of each type of curve, and review it with the team after unusual runs.',
      ],
    },
    {
      id: 'variants',
      heading: 'Why target several genes',
      paragraphs: [
        'Viruses change. If the region that an assay targets changes too, the signal weakens or vanishes even though the virus is there. An assay that targets several genes still has the others to rely on. If one gene drops out while the rest remain, that pattern can itself point to a variant.',
        'For a lab, this means two things. Know which genes your assay targets, and keep that list next to the instrument. When a new variant spreads, read the notices from your supplier and the health authorities to find out whether the assay has been checked against it.',
      ],
    },
    {
      id: 'time',
      heading: 'Where the time goes',
      paragraphs: [
        'The instrument’s runtime is only one part of the wait. Together, transport, registration, extraction, loading and release often take longer. Time each step for a week. The longest is often not the one you expected, and it is the one to work on.',
        `Our Omicron kit is a ${omicronGenes.value} RT-PCR kit with a ${omicronRuntime.value} ${omicronRuntime.label}. It detects ${omicronVariants.value} and is ${omicronApprovals.value}. You can read about it, and about our other assays for infectious diseases, on the molecular diagnostics page.`,
      ],
    },
  ],
  related: { label: 'See the molecular diagnostics range', href: '/products/molecular' },
};

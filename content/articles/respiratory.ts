import { claims } from '../claims';
import { company } from '../company';
import type { Article } from './types';

const { respiratoryApprovals, respiratoryCost, respiratoryInstruments, respiratoryTargets } = claims;

export const respiratoryArticle: Article = {
  path: '/blog_trivus',
  meta: {
    title: `Planning respiratory panel testing in the lab | ${company.shortName}`,
    description:
      'How a lab manager can prepare for the respiratory season: when a panel helps, how to place it in the day, and how to report what it finds.',
  },
  heading: 'One specimen, several viruses: planning for the respiratory season',
  lead: 'Every year the same weeks bring the same picture: full waiting rooms, short-staffed benches, and clinicians who want to know which virus it is. A panel can answer that from one specimen. Whether it helps depends on how well it is placed in the day of the lab.',
  picture: 'article-respiratory',
  sections: [
    {
      id: 'alike',
      heading: 'Why the symptoms do not tell',
      paragraphs: [
        'Respiratory infections resemble one another. Fever, cough, a blocked nose and tiredness can come from an influenza virus, from RSV, from SARS-CoV-2 or from something else. Age and season shift the odds, but they do not settle the question for the patient in the bed.',
        'The answer changes what happens next. It decides who shares a room with whom, which contacts are told, and how closely an infant or an elderly patient is watched. A lab that tests for one virus after the other gives the answer in pieces, and the first pieces often say only what it is not.',
      ],
    },
    {
      id: 'when',
      heading: 'When a panel is the right choice',
      paragraphs: [
        'A panel is not always the better test. Where one virus dominates and the decision hangs on that virus alone, a single assay can be enough. A panel earns its place where several viruses circulate at once and where the answer to each of them would lead to a different step. Agree with your clinicians, before the season begins, on who is tested with what.',
      ],
      list: [
        'Patients who are admitted with a respiratory infection',
        'People at higher risk, such as infants and the elderly',
        'Outbreaks on wards and in care homes',
        'Staff whose absence or presence depends on the result',
      ],
    },
    {
      id: 'specimen',
      heading: 'The specimen comes first',
      paragraphs: [
        'No assay makes up for a poor swab. Write down, on one page and with a picture, how the specimen is taken, which swab and which tube are used, and how long the tube may wait. Show it to the people who do the swabbing; they are often not your own staff.',
        'Look at the way from the ward to the bench as well. Specimens that travel in batches twice a day cannot be reported quickly, whatever the assay is able to do. An additional round at noon may gain more time than a new instrument would. Note when each specimen was taken and when it arrived: the difference is yours to improve.',
      ],
    },
    {
      id: 'workflow',
      heading: 'Placing the panel in the working day',
      paragraphs: [
        'Begin with the instrument. A kit that is tied to one platform brings a new device, a new contract and a new training plan. A kit that runs on what you have brings a new protocol only. Check the fluorescence channels of your instrument against those of the kit, and keep a calibration record for each of them.',
        'Then look at the clock. Decide how many specimens make a run and how long the first of them may wait for the others. Two small runs may serve the hospital better than one full plate, even if the full plate looks tidier. Name the person who checks the controls and releases the results, and name the deputy.',
        'Verify the kit on your own bench before the season. Run known positive and known negative specimens, repeat them on different days and by different people, and keep the record. It is the page that an auditor asks for first, and the page that you yourself will want when a result is doubted.',
      ],
    },
    {
      id: 'report',
      heading: 'Reporting what was found',
      paragraphs: [
        'A report with several lines is easy to misread. Put what was detected at the top, and list what was not detected below it, always in the same order. Say what was looked for: "negative" means little unless the reader knows for what. If more than one virus was detected, say so in words and do not leave it to a column of signs.',
        'Agree on what is telephoned and to whom. Tell clinicians also what the test cannot say: that genetic material was found is not in itself a proof of infectivity, and that nothing was found does not rule out an infection for which the panel does not test. Share the weekly numbers with infection control; they see the wave before anybody else does.',
      ],
    },
    {
      id: 'kit',
      heading: 'Where our kit fits in',
      paragraphs: [
        `Our respiratory viral panel kit detects ${respiratoryTargets.value} together. It is compatible with ${respiratoryInstruments.value}, it is ${respiratoryCost.value}, and it is ${respiratoryApprovals.value}. The kit page has the description, the turnaround and the brochure. If you would like to talk through your own season with us, ask for a call back there.`,
      ],
    },
  ],
  related: { label: 'Read about the respiratory viral panel kit', href: '/trivus' },
};

/**
 * Example documents for a new site: their kinds, languages, numbers and revisions. Each file states that it is an example,
 * and the GTIN is one that GS1 publishes.
 */
export const exampleDocuments = [
  {
    id: 'blood-tubes-use.pdf',
    title: 'Blood tubes: instructions for use',
    kind: 'instructions',
    document: 'blood-tubes-use',
    product: 'biosample/tubes',
    language: 'en',
    refs: 'PV-1120-05, PV-1120-10',
    gtin: '09506000134352',
    revisions: [
      { edition: '1', issued: '2025-06-02' },
      { edition: '2', issued: '2026-01-15', change: 'The draw volume of each tube.' },
    ],
  },
  {
    id: 'blood-tubes-use-hindi.pdf',
    title: 'Blood tubes: instructions for use in Hindi',
    kind: 'instructions',
    document: 'blood-tubes-use',
    product: 'biosample/tubes',
    language: 'hi',
    refs: 'PV-1120-05, PV-1120-10',
    gtin: '09506000134352',
    revisions: [{ edition: '1', issued: '2026-02-02' }],
  },
  {
    id: 'cold-chain-bags-brochure.pdf',
    title: 'Cold-chain transport bags: brochure',
    kind: 'brochure',
    product: 'biosample/cold-chain',
    language: 'en',
    revisions: [{ edition: '', issued: '2025-11-10' }],
  },
  {
    id: 'infectious-disease-assays-safety.pdf',
    title: 'Infectious disease assays: safety data sheet',
    kind: 'safety',
    product: 'molecular/infectious-diseases',
    language: 'en',
    revisions: [{ edition: '3', issued: '2026-03-31' }],
  },
] as const;

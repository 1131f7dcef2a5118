import { company } from '../../content/company';
import { instructions, instructionsLabels, instructionsNote } from '../../content/downloads/instructions';
import { prints } from '../../content/downloads/prints';
import type { PictureKey } from '../../content/pictures';
import { markup } from '../../lib/markup/markup';
import { brand, list, type Sheet } from './parts';
import { picture } from './pictures';

export type InstructionsKey = keyof typeof instructions;

const PICTURES: Record<InstructionsKey, PictureKey> = {
  'pen-needle-use': 'pen-needles',
  'pen-needle-disposal': 'pen-needles',
  'syringe-use': 'insulin-syringes',
  'syringe-disposal': 'insulin-syringes',
};

/** Returns a document's only page, which contains the instructions for use. */
export function instructionsSheets(key: InstructionsKey): Sheet[] {
  const { title, purpose, before, steps, afterwards } = instructions[key];
  const html = markup`<section class="sheet instructions">
    <header>${brand()}<div class="title"><p class="kicker">${prints.instructions.kicker}</p><h1>${title}</h1><p>${purpose}</p></div>${picture(PICTURES[key])}</header>
    <div class="note"><h2>${prints.instructions.prevails}</h2><p>${instructionsNote}</p></div>
    <div class="columns">
      <div class="points"><h2>${instructionsLabels.before}</h2>${list(before)}
        <h2>${instructionsLabels.afterwards}</h2>${list(afterwards)}</div>
      <div class="steps"><h2>${instructionsLabels.steps}</h2><ol>${steps.map((step) => markup`<li>${step}</li>`)}</ol></div>
    </div>
    <p class="contact">${company.name}, ${company.email.enquiries}</p>
  </section>`;
  return [{ html }];
}

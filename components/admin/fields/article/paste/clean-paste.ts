import { COPIED, keepAllowed } from './allowed';
import { readBlocks } from './blocks';
import { readEmphasis, reportLostEmphasis } from './emphasis';
import { readFootnotes } from './footnotes';
import { readFormulas } from './formulas';
import { lowerHeadings, readListHeadings } from './headings';
import { readLayout } from './layout';
import { removeLeftOut } from './left-out';
import { readLists, readWordLists } from './lists';
import {
  readCode,
  readInline,
  readLines,
  readSmallPictures,
  removeAnchors,
  removeMedia,
  tidySpaces,
} from './pages';
import { parsePasted, sheetsOf } from './parse-pasted';
import { type PastedPicture, takePictures } from './pictures';
import { emptyReport, type LeftOut } from './report';
import { readScripts } from './scripts';
import { applySheets } from './style-sheets';
import { readSymbols } from './symbols';
import { addTableHeadings, flattenCells, hideColumns, repeatMergedCells } from './tables';
import { readTasks } from './todo';
import {
  readDropCaps,
  readTabs,
  readWordStyles,
  removeEmptyRows,
  removeFieldCodes,
  reportTextBoxes,
} from './word';
import { readOnlineLists } from './word-online';

/**
 * Cleans pasted HTML before the editor parses it. HTML copied from the editor also keeps its pictures, callouts and
 * footnotes.
 * @param onRead receives the text that was left out, and the pictures to upload
 * @param firstNote the number of the first pasted footnote
 */
export function cleanPaste(
  html: string,
  onRead?: (leftOut: LeftOut, pictures: PastedPicture[]) => void,
  firstNote = 1,
): string {
  const body = parsePasted(html);
  const report = emptyReport();
  const isCopied = body.querySelector(`[${COPIED}]`) !== null;
  applySheets(body, sheetsOf(html));
  const notes = isCopied ? [] : readFootnotes(body, firstNote);
  if (!isCopied) {
    readTasks(body);
    removeFieldCodes(body);
    readFormulas(body, report);
    readSmallPictures(body);
  }
  if (!isCopied) {
    readLayout(body);
    hideColumns(body);
  }
  removeMedia(body, report);
  const { pictures, made } = takePictures(body, isCopied, report);
  removeLeftOut(body, report);
  if (!isCopied) {
    reportTextBoxes(html, body, report);
    removeEmptyRows(body);
  }
  repeatMergedCells(body, report);
  readOnlineLists(body);
  readLists(body);
  if (!isCopied) {
    readDropCaps(body);
    readTabs(body);
    readInline(body);
    readCode(body, report);
    readLines(body);
    removeAnchors(body);
    readSymbols(body, report);
    readScripts(body);
    reportLostEmphasis(body, report);
    readEmphasis(body);
    readWordStyles(body);
    readBlocks(body);
    readWordLists(body);
    lowerHeadings(body);
    readListHeadings(body);
    flattenCells(body);
    addTableHeadings(body);
    tidySpaces(body);
  }
  keepAllowed(body, isCopied, [...notes, ...made], report);
  onRead?.(report, pictures);
  return body.innerHTML.trim();
}

import { Extension, type Range } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { article as texts } from '@/content/admin/article';
import { isComposing } from '@/lib/elements/composing';
import type { CommandName } from './article-commands';

/** The menu is open for the text from `from`, where its prefix is, to the cursor. */
type Opened = { from: number; prefix: '/' | ''; index: number };

/** The menu as shown: the commands that match the text typed since it opened. */
export type InsertMenu = {
  commands: readonly CommandName[];
  /** The position of the highlighted command. */
  index: number;
  /** Whether all commands are shown, in groups. */
  isWhole: boolean;
  /** The prefix and the text typed after it. */
  typed: Range;
};

export const INSERT_GROUPS = [
  { name: 'text', commands: ['heading', 'subheading', 'bullets', 'numbers', 'quote', 'footnote'] },
  { name: 'bench', commands: ['instruction', 'caution'] },
  { name: 'insert', commands: ['picture', 'table', 'link'] },
] as const satisfies { name: keyof typeof texts.insertMenu.groups; commands: readonly CommandName[] }[];

type InsertCommand = (typeof INSERT_GROUPS)[number]['commands'][number];

const ALL: readonly InsertCommand[] = INSERT_GROUPS.flatMap(({ commands }) => [...commands]);

export const INSERT_LIST = 'insert-menu';
export const insertOption = (name: CommandName) => `${INSERT_LIST}-${name}`;

/** Returns the matching commands, those whose name starts with the text first. */
function matching(asked: string): readonly InsertCommand[] {
  const text = asked.toLowerCase();
  const starts = (words: string) => ` ${words.toLowerCase()}`.includes(` ${text}`);
  const named = ALL.filter((name) => texts.commands[name].toLowerCase().startsWith(text));
  const described = ALL.filter(
    (name) => !named.includes(name) && starts(`${texts.commands[name]} ${texts.insertMenu.keywords[name]}`),
  );
  return [...named, ...described];
}

/** Returns the text typed since the menu opened, or null if the cursor has left it. */
function typedSince({ doc, selection }: EditorState, { from, prefix }: Opened): string | null {
  const { $from, empty } = selection;
  if (!empty || $from.pos < from || $from.start() > from || !$from.parent.isTextblock) return null;
  const typed = doc.textBetween(from, $from.pos, undefined, '\ufffc');
  const asked = typed.slice(prefix.length);
  return typed.startsWith(prefix) && !asked.startsWith(' ') ? asked : null;
}

const key = new PluginKey<Opened | null>('insertMenu');

/** Returns the menu, or null if it is closed or nothing matches. */
export function insertMenuOf(state: EditorState): InsertMenu | null {
  const opened = key.getState(state);
  const asked = opened ? typedSince(state, opened) : null;
  if (!opened || asked === null) return null;
  const commands = matching(asked);
  if (commands.length === 0) return null;
  const typed = { from: opened.from, to: state.selection.from };
  return { commands, index: opened.index, isWhole: asked === '', typed };
}

const set = (tr: Transaction, opened: Opened | null) => tr.setMeta(key, opened);

function closeInsertMenu({ state, dispatch }: EditorView): void {
  if (key.getState(state)) dispatch(set(state.tr, null));
}

/** Highlights another command. */
export function highlight({ state, dispatch }: EditorView, index: number): void {
  const opened = key.getState(state);
  if (opened && opened.index !== index) dispatch(set(state.tr, { ...opened, index }));
}

/** Opens the menu in the empty paragraph at the cursor, or in a new one after the block at the cursor. */
export function openInsertMenu(view: EditorView): void {
  const { tr, selection, schema } = view.state;
  const { $from, $to } = selection;
  const isEmpty = $from.parent.type === schema.nodes.paragraph && $from.parent.childCount === 0;
  if (!isEmpty && schema.nodes.paragraph) {
    const after = $to.depth === 0 ? $to.pos : $to.after(1);
    tr.insert(after, schema.nodes.paragraph.create());
    tr.setSelection(TextSelection.create(tr.doc, after + 1));
  }
  view.dispatch(set(tr, { from: tr.selection.from, prefix: '', index: 0 }).scrollIntoView());
  view.focus();
}

/** Handles a key press while the menu is open. Returns whether it did. */
export function pressInInsertMenu(
  view: EditorView,
  event: KeyboardEvent,
  choose: (name: CommandName, typed: Range) => void,
): boolean {
  const menu = insertMenuOf(view.state);
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!menu || hasModifier || isComposing(event)) return false;
  const { commands, index, typed } = menu;
  const chosen = commands[index];
  const move = (by: number) => highlight(view, (index + by + commands.length) % commands.length);
  if (event.key === 'ArrowDown') move(1);
  else if (event.key === 'ArrowUp') move(-1);
  else if (event.key === 'Escape') closeInsertMenu(view);
  else if (chosen && (event.key === 'Enter' || event.key === 'Tab')) choose(chosen, typed);
  else return false;
  return true;
}

/** Whether a slash at this position opens the menu: in a paragraph, at its start or after a space. */
function opensAt(doc: Node, position: number): boolean {
  const $at = doc.resolve(position);
  const isInTable = $at.depth > 1 && $at.node(1).type.name === 'table';
  const before = $at.parent.textBetween(0, $at.parentOffset, undefined, '\ufffc');
  return $at.parent.type.name === 'paragraph' && !isInTable && /(?:^|\s)$/.test(before);
}

/**
 * A menu of blocks, opened by a slash and filtered by the text typed after it. The focus stays in the text, whose
 * attributes name the highlighted option, because a menu with its own focus would lose what is typed meanwhile.
 */
export const InsertMenuKeys = Extension.create({
  name: 'insertMenu',
  addProseMirrorPlugins: () => [
    new Plugin<Opened | null>({
      key,
      state: {
        init: () => null,
        apply(tr, opened, before, after) {
          const changed: Opened | null | undefined = tr.getMeta(key);
          if (changed !== undefined) return changed;
          if (!opened || !(tr.docChanged || tr.selectionSet)) return opened;
          const moved = { ...opened, from: tr.mapping.map(opened.from, -1) };
          const asked = typedSince(after, moved);
          if (asked === null) return null;
          return asked === typedSince(before, opened) ? moved : { ...moved, index: 0 };
        },
      },
      props: {
        handleTextInput(view, _from, _to, text, insert) {
          if (text !== '/' || view.composing) return false;
          const tr = insert();
          // If the slash replaces the whole text, the selection began outside the paragraph.
          const from = tr.selection.from - text.length;
          if (from < 0 || !opensAt(tr.doc, from)) return false;
          view.dispatch(set(tr, { from, prefix: '/', index: 0 }));
          return true;
        },
        handleDOMEvents: { blur: closeInsertMenu },
        attributes(state): Record<string, string> {
          const menu = insertMenuOf(state);
          const chosen = menu?.commands[menu.index];
          if (!chosen) return {};
          return { 'aria-controls': INSERT_LIST, 'aria-activedescendant': insertOption(chosen) };
        },
      },
    }),
  ],
});

'use client';

import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { type Ref, useContext, useEffect, useId, useRef, useState } from 'react';
import { droppedPicture, hasOnlyOtherFiles } from '@/components/admin/fields/picture/dropped-picture';
import { Icon } from '@/components/admin/kit/icons';
import { KeptInsertion } from '@/components/admin/kit/kept-insertion';
import { Notice } from '@/components/admin/kit/notice';
import { ignoreSecondClick } from '@/components/admin/kit/second-click';
import { article as texts } from '@/content/admin/article';
import { minutesOf, parseArticle } from '@/lib/articles/markdown';
import {
  COMMON_COMMANDS,
  type Command,
  insert,
  OTHER_COMMANDS,
  replaceText,
  restoreSelection,
  selectedPicture,
  selectionOf,
  TABLE_COMMANDS,
} from './article-commands';
import { articleExtensions, typing } from './article-extensions';
import { articleTextOf } from './article-text';
import { commandIcons } from './command-icons';
import { editorDocument } from './editor-document';
import { type Insertion, InsertPanel } from './insert-panel';
import { readDraft } from './insertion-draft';
import { cleanPaste, pastedMarkdown } from './paste/clean-paste';
import { PasteNotice } from './paste/paste-notice';
import type { LeftOut } from './paste/report';
import styles from './rich-editor.module.scss';

/** The space in pixels that the caret keeps from the edges of the window. */
const CLEAR = { top: 180, right: 0, bottom: 48, left: 0 };

const format = new Intl.NumberFormat('en-GB');

/** An article's length and reading time. */
export function TextFacts({ text }: { text: string }) {
  const { words } = parseArticle(text);
  if (words === 0) return null;
  return (
    <p className={styles.facts}>
      {format.format(words)} {words === 1 ? texts.word : texts.words}, {minutesOf(words)} {texts.minutes}
    </p>
  );
}

/** The text that the editor opened, and how it would save that text without an edit. */
type OpenedText = { text: string; saved: string };

const openedText = (text: string, editor: Editor): OpenedText => ({
  text,
  saved: articleTextOf(editor.getJSON()),
});

export type RichTextProps = {
  text: string;
  onChange(text: string): void;
  /** The id of the record under which pictures are stored. */
  recordId: string;
  labelledBy: string;
};

/** The rich-text editor for an article. */
export function RichText({ text, onChange, recordId, labelledBy }: RichTextProps) {
  const keysId = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<Insertion['kind'] | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const { insertion } = useContext(KeptInsertion);
  const [draft, setDraft] = useState(() => readDraft(insertion));
  const [isRefused, setRefused] = useState(false);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const [canUndoPaste, setCanUndoPaste] = useState(false);
  const written = useRef(text);
  const [initial] = useState(() => editorDocument(text));
  const opened = useRef<OpenedText>(null);

  function open(kind: Insertion['kind'] | null, picture: File | null = null) {
    setPanel(kind);
    setFile(picture);
    setDraft(null);
    setRefused(false);
  }

  /** Opens the panel for a dropped or pasted picture, or refuses other files. Returns whether it did either. */
  function takeFile(data: DataTransfer | null): boolean {
    const picture = data && droppedPicture(data);
    if (picture) {
      open('picture', picture);
      // The clipboard's HTML, which is not used then, has the picture too.
      setLeftOut(null);
    }
    const refuses = data !== null && hasOnlyOtherFiles(data);
    setRefused(refuses);
    return Boolean(picture) || refuses;
  }

  function takeMarkdown(data: DataTransfer | null): boolean {
    const markdown = pastedMarkdown(data);
    if (markdown === null || !editor || editor.isActive('codeBlock')) return false;
    return editor.commands.insertContent(editorDocument(markdown).content ?? []);
  }

  const editor = useEditor({
    extensions: articleExtensions,
    ...typing,
    content: initial,
    // The admin's content security policy forbids style elements.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': keysId,
      },
      // The caret must not be under the bars, which stay in view while the text scrolls.
      scrollThreshold: CLEAR,
      scrollMargin: CLEAR,
      // Alt+F10 moves focus to the toolbar, because Tab moves between cells in a table.
      handleKeyDown(_view, { altKey, key }) {
        if (!altKey || key !== 'F10') return false;
        toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        return true;
      },
      transformPastedHTML: (html) => cleanPaste(html, setLeftOut),
      handlePaste: (_view, { clipboardData }, { size }) =>
        takeFile(clipboardData) ||
        takeMarkdown(clipboardData) ||
        // If everything was left out, the selected text stays.
        (size === 0 && Boolean(clipboardData?.getData('text/html'))),
      handleDOMEvents: {
        paste(view) {
          setLeftOut(null);
          setCanUndoPaste(false);
          // Undoing the paste must not also undo what was typed just before it.
          view.dispatch(closeHistory(view.state.tr));
        },
        // Also handles drops beside the text, which the editor ignores, but not content dragged within the text.
        drop(view, event) {
          setLeftOut(null);
          const takes = !view.dragging && takeFile(event.dataTransfer);
          if (takes) event.preventDefault();
          return takes;
        },
      },
    },
    onCreate({ editor: created }) {
      opened.current = openedText(text, created);
    },
    onTransaction({ transaction }) {
      if (transaction.docChanged) setCanUndoPaste(transaction.getMeta('paste') === true);
    },
    onUpdate({ editor: changed }) {
      const saved = articleTextOf(changed.getJSON());
      const next = saved === opened.current?.saved ? opened.current.text : saved;
      if (next === written.current) return;
      written.current = next;
      onChange(next);
    },
  });

  // Text from outside the editor, such as a restored version, replaces the editor's content.
  useEffect(() => {
    if (!editor || text === written.current) return;
    written.current = text;
    replaceText(editor, text);
    opened.current = openedText(text, editor);
  }, [editor, text]);

  // A panel in which text was typed before a reload opens again.
  useEffect(() => {
    if (!editor || !draft) return;
    restoreSelection(editor, draft.selection);
    setPanel(draft.kind);
  }, [editor, draft]);

  if (!editor) return null;
  return (
    <div className={styles.editor}>
      <FormattingToolbar ref={toolbar} editor={editor} panel={panel} onPanel={open} />
      {panel && (
        <InsertPanel
          kind={panel}
          recordId={recordId}
          file={file}
          draft={draft}
          selection={selectionOf(editor)}
          picture={file ? undefined : selectedPicture(editor.state)}
          href={String(editor.getAttributes('link').href ?? '')}
          hasSelection={!editor.state.selection.empty || editor.isActive('link')}
          onInsert={(insertion) => {
            open(null);
            insert(editor, insertion);
            ignoreSecondClick();
            focusText(editor);
          }}
          onCancel={() => {
            open(null);
            focusText(editor);
          }}
        />
      )}
      {isRefused && (
        <Notice kind="error">
          <p>{texts.picture.notPicture}</p>
        </Notice>
      )}
      <PasteNotice
        leftOut={leftOut}
        onUndo={
          canUndoPaste
            ? () => {
                setLeftOut(null);
                editor.commands.undo();
                focusText(editor);
              }
            : undefined
        }
      />
      <EditorContent editor={editor} className={styles.content} />
      <p id={keysId} className={styles.keys}>
        {texts.keys}
      </p>
    </div>
  );
}

/** Focuses the text now. Tiptap's own command waits for the next frame, and keys pressed before it are lost. */
const focusText = (editor: Editor) => editor.view.focus();

type FormattingToolbarProps = {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  /** The open panel, if any. */
  panel: Insertion['kind'] | null;
  onPanel(panel: Insertion['kind'] | null): void;
};

/** The formatting buttons and, while the cursor is in a table, the table buttons. */
function FormattingToolbar({ ref, editor, panel, onPanel }: FormattingToolbarProps) {
  const inTable = useEditorState({ editor, selector: (state) => state.editor.isActive('table') });
  return (
    <Toolbar.Root
      ref={ref}
      className={styles.toolbar}
      aria-label={texts.toolbar}
      onKeyDown={({ key }) => {
        if (key === 'Escape') focusText(editor);
      }}
    >
      <div className={styles.commands}>
        <CommandButtons editor={editor} commands={COMMON_COMMANDS} />
        {(['link', 'picture'] as const).map((kind) => (
          <Toolbar.Button
            key={kind}
            className={styles.command}
            aria-label={texts.commands[kind]}
            title={texts.commands[kind]}
            aria-expanded={panel === kind}
            onClick={() => onPanel(panel === kind ? null : kind)}
          >
            <Icon path={commandIcons[kind]} />
          </Toolbar.Button>
        ))}
        <CommandButtons editor={editor} commands={OTHER_COMMANDS} />
      </div>
      {inTable && (
        <Toolbar.Group className={styles.commands} aria-label={texts.commands.table}>
          <CommandButtons editor={editor} commands={TABLE_COMMANDS} />
        </Toolbar.Group>
      )}
    </Toolbar.Root>
  );
}

type CommandButtonsProps = { editor: Editor; commands: readonly Command[] };

function CommandButtons({ editor, commands }: CommandButtonsProps) {
  return commands.map((command) => <CommandButton key={command.name} editor={editor} {...command} />);
}

/** A button with an icon. Its tooltip shows its name and keys. */
function CommandButton({ editor, name, keys, run, isOn, once }: Command & { editor: Editor }) {
  const pressed = useEditorState({ editor, selector: (state) => isOn?.(state.editor) ?? null });
  return (
    <Toolbar.Button
      className={styles.command}
      aria-label={texts.commands[name]}
      title={keys ? `${texts.commands[name]} (${keys.replace('Control', 'Ctrl')})` : texts.commands[name]}
      aria-keyshortcuts={keys}
      aria-pressed={pressed ?? undefined}
      onClick={() => {
        run(editor);
        if (once) ignoreSecondClick();
        focusText(editor);
      }}
    >
      <Icon path={commandIcons[name]} />
    </Toolbar.Button>
  );
}

'use client';

import type { Editor, Range } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { KeptInsertion } from '@/components/admin/kit/kept-insertion';
import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import { Notice } from '@/components/admin/kit/notice';
import { ignoreSecondClick } from '@/components/admin/kit/second-click';
import { article as texts } from '@/content/admin/article';
import { fill } from '@/lib/text/fill';
import { type CommandName, runCommand } from './article-commands';
import { articleExtensions } from './article-extensions';
import { articleTextOf } from './article-text';
import { editorDocument } from './editor-document';
import { FormattingToolbar } from './formatting-toolbar';
import { insertMenuOf, pressInInsertMenu } from './insert-menu';
import { type Insertion, InsertPanel } from './insert-panel';
import { insert, selectedPicture } from './insertion';
import { readDraft } from './insertion-draft';
import { PasteNotice } from './paste/paste-notice';
import { UndescribedNotice } from './paste/undescribed-notice';
import type { EditMarkdown } from './paste/use-pasted-pictures';
import { replaceText, restoreSelection, selectionOf } from './replace-text';
import styles from './rich-editor.module.scss';
import { typing } from './typed-markdown';
import { selectedLines } from './use-beside';
import { usePasting } from './use-pasting';

/** Loaded when the menu first opens. The text accepts the menu's keys before that. */
const InsertMenuPopup = lazyPart(() => import('./insert-menu-popup').then((part) => part.InsertMenuPopup));

/** Loaded once the text has the pointer or the focus, so that they do not delay it. */
const BlockButton = lazyPart(() => import('./block-button').then((part) => part.BlockButton));
const BlockGutter = lazyPart(() => import('./block-gutter').then((part) => part.BlockGutter));

/** The space in pixels that the caret keeps from the edges of the window. */
const CLEAR = { top: 180, right: 0, bottom: 72, left: 0 };

const isLinkKey = ({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** The text that the editor opened, and how it would save that text without an edit. */
type OpenedText = { text: string; saved: string };

const openedText = (text: string, editor: Editor): OpenedText => ({
  text,
  saved: articleTextOf(editor.getJSON()),
});

export type RichTextProps = {
  text: string;
  onChange(text: string): void;
  onEdit: EditMarkdown;
  /** The id of the record under which pictures are stored. */
  recordId: string;
  labelledBy: string;
};

/** The rich-text editor for an article. */
export function RichText({ text, onChange, onEdit, recordId, labelledBy }: RichTextProps) {
  const keysId = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const current = useRef<Editor>(null);
  const [panel, setPanel] = useState<Insertion['kind'] | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const { insertion, keep } = useContext(KeptInsertion);
  const [draft, setDraft] = useState(() => readDraft(insertion));
  const pasting = usePasting(current, recordId, (picture) => open('picture', picture), onEdit);
  const [isDescribing, setDescribing] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isReached, setReached] = useState(false);
  const written = useRef(text);
  const [initial] = useState(() => editorDocument(text));
  const opened = useRef<OpenedText>(null);

  function open(kind: Insertion['kind'] | null, picture: File | null = null) {
    setPanel(kind);
    setFile(picture);
    setDraft(null);
    keep('');
    setDescribing(false);
    pasting.clearRefusal();
  }

  function choose(name: CommandName, typed: Range) {
    if (current.current) runCommand(current.current, name, open, typed);
  }

  const editor = useEditor({
    extensions: articleExtensions,
    ...typing,
    content: initial,
    // The admin's content security policy forbids style elements.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      ...pasting.props,
      attributes: {
        role: 'textbox',
        dir: 'auto',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': keysId,
      },
      // The caret must not be under the bars, which stay in view while the text scrolls.
      scrollThreshold: CLEAR,
      scrollMargin: CLEAR,
      handleKeyDown(view, event) {
        if (pressInInsertMenu(view, event, choose)) return true;
        // Without a selection, Ctrl+K opens the search. The editor detects a new selection later than the browser.
        const isSelected = !view.dom.ownerDocument.getSelection()?.isCollapsed;
        if (isLinkKey(event) && (isSelected || current.current?.isActive('link'))) {
          open('link');
          return true;
        }
        // Alt+F10 moves focus to the toolbar, because Tab moves between cells in a table.
        if (!event.altKey || event.key !== 'F10') return false;
        toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        return true;
      },
    },
    onCreate({ editor: created }) {
      current.current = created;
      opened.current = openedText(text, created);
    },
    onTransaction: ({ transaction }) => pasting.listen(transaction),
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
    // biome-ignore lint/a11y/noStaticElementInteractions: only follows the focus
    <div
      className={styles.editor}
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      <FormattingToolbar ref={toolbar} editor={editor} hasFocus={hasFocus} panel={panel} onPanel={open}>
        {isReached && (
          <LazyBoundary fallback={null}>
            <BlockButton editor={editor} />
          </LazyBoundary>
        )}
      </FormattingToolbar>
      {panel && (
        <InsertPanel
          kind={panel}
          lines={() => selectedLines(editor)}
          recordId={recordId}
          file={file}
          draft={draft}
          selection={selectionOf(editor)}
          isDescribing={isDescribing}
          picture={file ? undefined : selectedPicture(editor.state)}
          href={String(editor.getAttributes('link').href ?? '')}
          hasSelection={!editor.state.selection.empty || editor.isActive('link')}
          onInsert={(inserted) => {
            open(null);
            if (inserted.kind === 'picture') pasting.setDescribed(inserted.src);
            insert(editor, inserted);
            ignoreSecondClick();
            focusText(editor);
          }}
          onCancel={() => {
            open(null);
            focusText(editor);
          }}
        />
      )}
      {pasting.isRefused && (
        <Notice kind="error">
          <p>{texts.picture.notPicture}</p>
        </Notice>
      )}
      <PasteNotice
        leftOut={pasting.leftOut}
        isUploading={pasting.isUploading}
        onUndo={
          pasting.canUndo
            ? () => {
                pasting.clearLeftOut();
                editor.commands.undo();
                focusText(editor);
              }
            : undefined
        }
      />
      <UndescribedNotice
        editor={editor}
        pasted={pasting.undescribed}
        onDescribe={(position) => {
          editor.commands.setNodeSelection(position);
          open('picture');
          setDescribing(true);
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only loads the buttons beside the text */}
      <div
        className={styles.place}
        data-blocks
        onPointerEnter={() => setReached(true)}
        onFocus={() => setReached(true)}
      >
        {isReached && (
          <LazyBoundary fallback={null}>
            <BlockGutter editor={editor} />
          </LazyBoundary>
        )}
        <EditorContent editor={editor} className={styles.content} />
        <InsertMenu editor={editor} onChoose={choose} />
      </div>
      <p id={keysId} className={styles.keys}>
        {texts.keys}
      </p>
    </div>
  );
}

/** Focuses the text now. Tiptap's own command waits for the next frame, and keys pressed before it are lost. */
const focusText = (editor: Editor) => editor.view.focus();

type InsertMenuProps = { editor: Editor; onChoose(name: CommandName, typed: Range): void };

function InsertMenu({ editor, onChoose }: InsertMenuProps) {
  const menu = useEditorState({ editor, selector: (state) => insertMenuOf(state.editor.state) });
  const { found, foundOne } = texts.insertMenu;
  const count = menu?.commands.length ?? 0;
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 && (count === 1 ? foundOne : fill(found, { count }))}
      </p>
      {menu && (
        <LazyBoundary fallback={null}>
          <InsertMenuPopup editor={editor} menu={menu} onChoose={onChoose} />
        </LazyBoundary>
      )}
    </>
  );
}

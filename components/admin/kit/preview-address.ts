const PREVIEW = '#preview';

/** Opens an editor with the record's preview in place of its form. */
export const openPreview = (editor: string) => window.location.assign(editor + PREVIEW);

/** Whether the editor's URL asks for the preview. */
export const asksForPreview = () => window.location.hash === PREVIEW;

/** The paths of the views that show no record. */
const OTHERS = ['/admin', '/admin/security', '/admin/approval'];

/** Whether a view is the editor of a record, whose bar takes the place of the sidebar. */
export const isEditor = (path: string): boolean => !OTHERS.includes(path);

/**
 * Returns the REST write that records a visible change in the change counter. If `fields` names no record, the servers
 * reload all content.
 * @param documents the resource name of the database's documents, `projects/…/documents`
 */
export const countingWrite = (documents: string, fields: object = {}) => ({
  update: { name: `${documents}/Changes/clock`, fields },
  updateMask: { fieldPaths: ['collection', 'id', 'revision', 'visible'] },
  updateTransforms: [
    { fieldPath: 'count', increment: { integerValue: '1' } },
    { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
  ],
});

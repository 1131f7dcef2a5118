import { operationsOf } from './operations';

const blogs = operationsOf('Blog');

export const getBlogs = blogs.list;
export const getBlog = blogs.get;
export const updateBlog = blogs.update;
export const deleteBlog = blogs.remove;

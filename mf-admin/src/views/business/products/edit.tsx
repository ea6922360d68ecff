export { ProductEditScreen as default } from '#src/features/product/product-edit-screen.tsx';

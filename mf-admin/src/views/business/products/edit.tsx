import { ProductEditScreen } from '#src/features/product/product-edit-screen.tsx';

export default function EditProduct() {
  return <ProductEditScreen />;
}

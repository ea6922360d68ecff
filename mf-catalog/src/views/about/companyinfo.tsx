export { CompanyScreen as default } from '#src/features/article/about/company-screen.tsx';

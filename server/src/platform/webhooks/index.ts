export { sendWebhooks, type WebhookEvent, type WebhookSource } from './send-webhooks.ts';

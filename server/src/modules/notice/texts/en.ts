import type { NoticeTexts } from './notice-texts.ts';

const reason = 'The reason: {reason}';
const wholeRefund =
  'All of the ¥{amount} you paid goes back the way it came. You need not do anything; we write again when it is there.';

export const en: NoticeTexts = {
  lang: 'en',
  brand: 'Haitu Travel',
  greeting: 'Dear {name},',
  sign: 'Haitu Travel',
  open: 'Open the order',
  why: 'You get this because an order was placed at Haitu Travel with this address. Please do not reply to it.',
  notices: {
    create: {
      subject: 'Your order is placed: please pay by {until}',
      paragraphs: [
        'We hold “{title}” for you. The amount is ¥{amount}.',
        'Please pay by {until}, China time. After that the order closes by itself, and costs nothing.',
      ],
      sms: 'Your order {orderNo} is placed. Please pay ¥{amount} by {until}, China time.',
    },
    'pay-tour': {
      subject: 'Paid: your group is being made up',
      paragraphs: [
        'We have received ¥{amount} for “{title}”, departing on {day}.',
        'We write as soon as enough travellers have joined. If too few do, we tell you ahead of time and you get all of it back.',
      ],
      sms: 'We have received ¥{amount} for order {orderNo}, departing on {day}. We tell you once the group is confirmed.',
    },
    'pay-hotel': {
      subject: 'Paid: we are asking the hotel to confirm',
      paragraphs: [
        'We have received ¥{amount} for “{title}”, arriving on {day}.',
        'The hotel is confirming your room; we write as soon as it has. If it cannot, you get all of it back.',
      ],
      sms: 'We have received ¥{amount} for order {orderNo}, arriving on {day}. The hotel is confirming your room.',
    },
    'pay-ticket': {
      subject: 'Your e-tickets are ready',
      paragraphs: [
        'We have received ¥{amount} for “{title}”. Your e-tickets for {day} are ready.',
        'Sign in, open the order and show the QR codes at the gate. Each lets one visitor in, once: please do not pass them on.',
      ],
      sms: 'The e-tickets of order {orderNo} for {day} are ready. Sign in and open the order to see their QR codes.',
    },
    'pay-goods': {
      subject: 'Paid: your goods are being packed',
      paragraphs: [
        'We have received ¥{amount} for “{title}”. You get the tracking number as soon as it is sent.',
      ],
      sms: 'We have received ¥{amount} for order {orderNo}. We tell you when it is sent.',
    },
    'pay-visa': {
      subject: 'Paid: please hand in the documents',
      paragraphs: [
        'We have received ¥{amount} for “{title}”.',
        'Sign in, open the order and upload the documents of every applicant. We can apply once they are complete.',
      ],
      sms: 'We have received ¥{amount} for order {orderNo}. Please sign in and upload the documents for your visa.',
    },
    expire: {
      subject: 'Your order closed because it was not paid in time',
      paragraphs: [
        'The order for “{title}” was not paid in time and has closed. It costs nothing.',
        'You are welcome to book again.',
      ],
      sms: 'Order {orderNo} was not paid in time and has closed. It costs nothing.',
    },
    payLate: {
      subject: 'Your payment came after the order had closed and goes back',
      paragraphs: [
        'The ¥{amount} for “{title}” came after the order had closed, when others had taken the last of it.',
        'All of it goes back the way it came; we write again when it is there.',
      ],
      sms: 'The payment for order {orderNo} came after it had closed. All ¥{amount} goes back the way it came.',
    },
    requestRefund: {
      subject: 'We have your request for a refund',
      paragraphs: ['You asked for a refund of ¥{amount} for “{title}”. We write as soon as it is decided.'],
      sms: 'We have your request for a refund of ¥{amount} for order {orderNo}.',
    },
    rejectRefund: {
      subject: 'Your refund was not granted',
      paragraphs: ['The refund you asked for “{title}” was not granted; the order stands.', reason],
      sms: 'The refund for order {orderNo} was not granted; the order stands. Sign in to see why.',
    },
    refund: {
      subject: 'Your money has been sent back',
      paragraphs: [
        'We have sent ¥{amount} for “{title}” back the way it was paid. When you see it depends on your payment provider.',
      ],
      sms: 'We have sent ¥{amount} for order {orderNo} back the way it was paid.',
    },
    confirmGroup: {
      subject: 'Your group is confirmed for {day}',
      paragraphs: [
        '“{title}” departs on {day}: enough travellers have joined.',
        "Please check every traveller's document. We call you on the day before about where and when to meet.",
      ],
      sms: 'Order {orderNo}: your group departs on {day}. Please have your documents ready.',
    },
    failGroup: {
      subject: 'We are sorry: the departure of {day} does not take place',
      paragraphs: [
        'Too few travellers joined “{title}”, so the departure of {day} does not take place. We are sorry.',
        reason,
        wholeRefund,
      ],
      sms: 'We are sorry: order {orderNo} had too few travellers. All ¥{amount} goes back the way it came.',
    },
    confirmRoom: {
      subject: 'Your room is confirmed for {day}',
      paragraphs: [
        '“{title}” has confirmed your room from {day}.',
        "Please bring every guest's document to check in.",
      ],
      sms: 'The room of order {orderNo} is confirmed from {day}. Please bring your documents.',
    },
    rejectRoom: {
      subject: 'We are sorry: the hotel has no room for you',
      paragraphs: ['“{title}” could not confirm your room from {day}. We are sorry.', reason, wholeRefund],
      sms: 'We are sorry: the room of order {orderNo} was not confirmed. All ¥{amount} goes back the way it came.',
    },
    ship: {
      subject: 'Your goods are on their way',
      paragraphs: [
        '“{title}” has been sent.',
        '{carrier}, tracking number {trackingNo}.',
        'Please confirm in the order when it has come; 15 days after sending we take it as received. You can return it for 7 days after that.',
      ],
      sms: 'Order {orderNo} has been sent. Sign in to follow it.',
    },
    rejectDocs: {
      subject: 'Your documents need a correction',
      paragraphs: [
        'The documents for “{title}” were not accepted.',
        reason,
        'Please sign in, replace them in the order and hand them in again.',
      ],
      sms: 'The documents of order {orderNo} need a correction. Please sign in and open the order.',
    },
    sendToConsulate: {
      subject: 'Your documents are with the consulate',
      paragraphs: [
        'The documents for “{title}” were accepted and are with the consulate, which decides. We write as soon as it has.',
      ],
      sms: 'The documents of order {orderNo} are with the consulate.',
    },
    approveVisa: {
      subject: 'Your visa was granted',
      paragraphs: ['“{title}” was granted. We send the documents to your address once we have them back.'],
      sms: 'The visa of order {orderNo} was granted. We send you the documents once we have them back.',
    },
    refuseVisa: {
      subject: 'We are sorry: the visa was refused',
      paragraphs: [
        'The consulate refused “{title}”.',
        reason,
        'We send your documents back to your address.',
      ],
      sms: 'We are sorry: the visa of order {orderNo} was refused. We send your documents back.',
    },
    deliver: {
      subject: 'Your documents are on their way',
      paragraphs: ['The documents for “{title}” were sent to your address. The order is completed.'],
      sms: 'The documents of order {orderNo} were sent. The order is completed.',
    },
    issueInvoice: {
      subject: 'Your invoice was issued',
      paragraphs: [
        'The invoice for “{title}” was issued over ¥{amount}.',
        'Please log in and download it with the order.',
      ],
      sms: 'The invoice of order {orderNo} was issued. Log in to download it with the order.',
    },
    rejectInvoice: {
      subject: 'Your invoice could not be issued',
      paragraphs: [
        'We could not issue the invoice for “{title}”.',
        reason,
        'Please log in, change what you asked for, and ask again.',
      ],
      sms: 'The invoice of order {orderNo} could not be issued. Log in and ask again.',
    },
    voidInvoice: {
      subject: 'Your invoice is void',
      paragraphs: [
        'The invoice for “{title}” was taken back by a red one and is void.',
        reason,
        'If you still need one, log in and ask for it again.',
      ],
      sms: 'The invoice of order {orderNo} is void. If you still need one, ask for it again.',
    },
  },
};

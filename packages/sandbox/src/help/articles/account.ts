import { type Article, link, list, note, say, steps } from '../article.ts';

const topic = 'account';

/** Registration, login and account security. */
export const accountArticles: readonly Article[] = [
  {
    id: 'account-sign-up',
    topic,
    th: {
      title: 'สมัครสมาชิกต้องใช้อะไรบ้าง',
      blocks: [
        say('คุณต้องมีอายุครบ 20 ปี มีเบอร์โทรศัพท์มือถือที่รับ SMS ได้ และมีบัญชีธนาคารที่เป็นชื่อของตัวเอง'),
        steps(
          'ใส่เบอร์โทรศัพท์ที่ขึ้นต้นด้วย 06, 08 หรือ 09 แล้วขอรหัส OTP',
          'ใส่รหัส OTP ที่ได้รับทาง SMS ถ้าไม่ได้รับ ขอใหม่ได้หลังจาก 1 นาที',
          'เลือกธนาคาร ใส่เลขที่บัญชี ชื่อและนามสกุลให้ตรงกับสมุดบัญชี',
          'ตั้งรหัสผ่านอย่างน้อย 6 ตัวอักษร แล้วเข้าสู่ระบบได้ทันที',
        ),
        note('ตรวจชื่อและเลขที่บัญชีให้ดีก่อนยืนยัน เพราะเป็นบัญชีที่ใช้ถอนเงิน การแก้ภายหลังต้องทำผ่านแอดมิน'),
        say('ถ้าระบบแจ้งว่าเบอร์หรือบัญชีนี้สมัครแล้ว ให้ใช้เมนูลืมรหัสผ่านหรือติดต่อแอดมิน ไม่ต้องสมัครใหม่'),
        link('สมัครสมาชิก', '/register'),
      ],
    },
    en: {
      title: 'What do I need to sign up?',
      blocks: [
        say(
          'You must be at least 20 years old and have a mobile phone that receives SMS and a bank account in your own name.',
        ),
        steps(
          'Enter a phone number that starts with 06, 08 or 09 and request an OTP code.',
          'Enter the OTP code from the SMS. If it does not arrive, request another after 1 minute.',
          'Choose your bank and enter your account number, first name and last name as in your bank book.',
          'Choose a password of at least 6 characters. You can log in immediately.',
        ),
        note(
          'Check the name and account number before you confirm. Withdrawals go to this account, and only an admin can change it later.',
        ),
        say(
          'If the phone number or account is already registered, use “Forgot password” or contact an admin. You do not need to sign up again.',
        ),
        link('Sign up', '/register'),
      ],
    },
  },
  {
    id: 'account-forgot-password',
    topic,
    th: {
      title: 'ลืมรหัสผ่าน ตั้งใหม่ได้อย่างไร',
      blocks: [
        say(
          'ตั้งรหัสผ่านใหม่ได้เองด้วยเบอร์โทรศัพท์ที่ลงทะเบียนไว้ ใช้เวลาไม่เกินสองนาที และเงินในกระเป๋าไม่ได้รับผลกระทบ',
        ),
        steps(
          'แตะลืมรหัสผ่านในหน้าเข้าสู่ระบบ',
          'ใส่เบอร์โทรศัพท์ แล้วขอรหัส OTP',
          'ใส่รหัส OTP จาก SMS ขอใหม่ได้หลังจาก 1 นาที',
          'ตั้งรหัสผ่านใหม่อย่างน้อย 6 ตัวอักษร ใส่ซ้ำให้ตรงกันทั้งสองช่อง',
        ),
        list(
          'ขอรหัส OTP ถี่เกินไป ระบบจะพักการขอไว้ชั่วคราว กรุณารอแล้วลองใหม่',
          'เปลี่ยนเบอร์ไปแล้วและรับ SMS ไม่ได้ ให้ติดต่อแอดมินเพื่อยืนยันตัวตน',
        ),
        note('ตั้งรหัสผ่านที่ไม่ใช้กับเว็บอื่น และไม่ใช่วันเกิดหรือเบอร์โทรศัพท์ของคุณ'),
        link('ตั้งรหัสผ่านใหม่', '/forgot'),
      ],
    },
    en: {
      title: 'I forgot my password. How do I set a new one?',
      blocks: [
        say(
          'Reset it with your registered phone number in under two minutes. Your wallet is not affected.',
        ),
        steps(
          'Tap “Forgot password” on the login page.',
          'Enter your phone number and request an OTP code.',
          'Enter the OTP code from the SMS. You can request another after 1 minute.',
          'Choose a new password of at least 6 characters and enter it twice.',
        ),
        list(
          'Too many OTP requests pause the service for a while. Please wait and try again.',
          'If you no longer have that number, contact an admin to verify your identity.',
        ),
        note(
          'Choose a password you do not use anywhere else. Avoid your birthday and phone number.',
        ),
        link('Set a new password', '/forgot'),
      ],
    },
  },
  {
    id: 'account-locked',
    topic,
    th: {
      title: 'เข้าสู่ระบบไม่ได้ เพราะอะไร',
      blocks: [
        say('ข้อความใต้ปุ่มเข้าสู่ระบบบอกสาเหตุ ส่วนใหญ่แก้ได้เองภายในหนึ่งนาที'),
        list(
          'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง: ตรวจตัวพิมพ์ใหญ่เล็กและภาษาของแป้นพิมพ์ แล้วลองใหม่',
          'เข้าสู่ระบบหลายครั้งเกินไป: ระบบพักไว้ 1 นาทีเพื่อความปลอดภัย รอจนครบแล้วลองอีกครั้ง',
          'รหัสผ่านถูกล็อก หรือบัญชีต้นสายถูกล็อก: ต้องให้แอดมินปลดให้',
          'บัญชีนี้เข้าสู่ระบบไม่ได้: บัญชีถูกปิดหรืออยู่ระหว่างตรวจสอบ ให้สอบถามแอดมิน',
        ),
        say('ถ้าหลุดออกจากระบบเองบ่อยๆ อาจเป็นเพราะเข้าสู่ระบบไว้หลายเครื่อง หรือเบราว์เซอร์ล้างคุกกี้เมื่อปิด'),
        note('ถ้าได้รับแจ้งว่ามีการเข้าสู่ระบบที่ไม่ใช่คุณ ให้ตั้งรหัสผ่านใหม่ทันที แล้วแจ้งแอดมิน'),
        link('ลืมรหัสผ่าน', '/forgot'),
      ],
    },
    en: {
      title: 'Why can I not log in?',
      blocks: [
        say(
          'The message below the button tells you why. Most problems can be fixed within a minute.',
        ),
        list(
          'Wrong username or password: check capital letters and your keyboard language, then try again.',
          'Too many login attempts: for your security, wait 1 minute and try again.',
          'Password or upline locked: an admin must unlock it.',
          'Account cannot log in: it is closed or under review. Please ask an admin.',
        ),
        say(
          'If you are often logged out, you may be logged in on several devices, or your browser clears cookies when it closes.',
        ),
        note(
          'If you are told of a login that was not you, set a new password immediately and contact an admin.',
        ),
        link('Forgot password', '/forgot'),
      ],
    },
  },
  {
    id: 'account-line',
    topic,
    th: {
      title: 'เชื่อมต่อ LINE แล้วดีอย่างไร และเปลี่ยนบัญชี LINE ได้ไหม',
      blocks: [
        say('เมื่อเชื่อมต่อ LINE แล้ว คุณเข้าสู่ระบบได้โดยไม่ต้องพิมพ์รหัสผ่าน และแอดมินติดต่อกลับถึงคุณได้ถูกคน'),
        steps(
          'เข้าสู่ระบบ แล้วแตะเชื่อมต่อ LINE ในเมนู',
          'อนุญาตในหน้าของ LINE ระบบจะพากลับมาที่เว็บเอง',
          'เมนูจะเปลี่ยนเป็นเปลี่ยนบัญชี LINE แสดงว่าเชื่อมต่อเรียบร้อย',
        ),
        say(
          'ถ้าเปลี่ยนมือถือแต่ใช้ LINE เดิม ไม่ต้องทำอะไร ถ้าใช้ LINE บัญชีใหม่ ให้แตะเปลี่ยนบัญชี LINE แล้วยืนยันอีกครั้ง บัญชีเดิมจะเลิกใช้เข้าสู่ระบบทันที',
        ),
        list('LINE หนึ่งบัญชีเชื่อมกับสมาชิกได้คนเดียว', 'เราไม่โพสต์และไม่อ่านข้อความใน LINE ของคุณ'),
        note('ถ้าระบบแจ้งว่า LINE นี้ถูกใช้แล้ว ให้ติดต่อแอดมิน'),
      ],
    },
    en: {
      title: 'Why connect LINE, and can I change my LINE account?',
      blocks: [
        say(
          'With LINE connected, you can log in without a password, and admins know who to reply to.',
        ),
        steps(
          'Log in and tap “Connect LINE” in the menu.',
          'Tap Allow in LINE. You return to the site automatically.',
          'The menu now shows “Change LINE account”. You are connected.',
        ),
        say(
          'New phone, same LINE account: nothing to do. New LINE account: tap “Change LINE account” and confirm. This replaces the connected LINE account.',
        ),
        list(
          'Each LINE account can be connected to one member only.',
          'We never post or read your messages in LINE.',
        ),
        note('If the LINE account is already in use, please contact an admin.'),
      ],
    },
  },
  {
    id: 'account-safety',
    topic,
    th: {
      title: 'ดูแลบัญชีให้ปลอดภัยอย่างไร',
      blocks: [
        say('บัญชีของคุณมีเงินอยู่จริง ดูแลเหมือนแอปธนาคาร เรื่องเล็กๆ ไม่กี่ข้อช่วยได้มาก'),
        list(
          'ใช้รหัสผ่านที่ไม่ซ้ำกับที่อื่น และเปลี่ยนเมื่อสงสัยว่ามีคนรู้',
          'ออกจากระบบทุกครั้งเมื่อใช้เครื่องของคนอื่นหรือเครื่องสาธารณะ',
          'ดูชื่อเว็บในช่องที่อยู่ก่อนใส่รหัสผ่าน อย่าเข้าจากลิงก์ในข้อความที่ไม่รู้จัก',
          'ตรวจหน้าประวัติเป็นระยะ ถ้ามีรายการที่ไม่ได้ทำ ให้แจ้งแอดมินทันที',
        ),
        note(
          'ทีมงานไม่โทรหรือส่งข้อความขอรหัสผ่าน รหัส OTP หรือให้โอนเงินเข้าบัญชีส่วนตัว บัญชีรับฝากที่ถูกต้องอยู่ในหน้าฝากเงินเท่านั้น',
        ),
        say('ถ้าทำมือถือหาย ให้ตั้งรหัสผ่านใหม่จากเครื่องอื่น แล้วขอให้แอดมินระงับการถอนไว้ชั่วคราวจนกว่าคุณจะพร้อม'),
        link('ตั้งรหัสผ่านใหม่', '/resetPassword'),
      ],
    },
    en: {
      title: 'How do I keep my account safe?',
      blocks: [
        say(
          'Your account holds real money, so protect it like your bank app. A few habits help a lot.',
        ),
        list(
          'Use a unique password, and change it if someone may know it.',
          'Always log out on shared or public devices.',
          'Check the site address before you enter your password. Do not follow links from unknown messages.',
          'Check your history regularly, and tell an admin immediately about entries you did not make.',
        ),
        note(
          'We never ask for your password or OTP code, or for a transfer to a private account. The correct deposit accounts are shown on the deposit page only.',
        ),
        say(
          'If you lose your phone, set a new password on another device and ask an admin to pause withdrawals.',
        ),
        link('Set a new password', '/resetPassword'),
      ],
    },
  },
];

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
          'You have to be at least 20 years old, with a mobile phone that receives SMS and a bank account in your own name.',
        ),
        steps(
          'Enter a phone number that begins with 06, 08 or 09 and ask for an OTP.',
          'Enter the OTP from the SMS. If none has come, ask for another after 1 minute.',
          'Choose your bank and enter account number, first name and last name as they stand in the passbook.',
          'Choose a password of at least 6 characters. You can log in at once.',
        ),
        note(
          'Check name and account number before you confirm: withdrawals go there, and only an admin can change them later.',
        ),
        say(
          'If the phone or the account is registered already, use “Forgot password” or contact an admin; there is no need to sign up again.',
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
      title: 'I have forgotten my password. How do I set a new one?',
      blocks: [
        say(
          'You can do it yourself with your registered phone number, in less than two minutes. Nothing happens to the money in your wallet.',
        ),
        steps(
          'Tap “Forgot password” on the login page.',
          'Enter your phone number and ask for an OTP.',
          'Enter the OTP from the SMS; another can be asked for after 1 minute.',
          'Choose a new password of at least 6 characters and enter it twice.',
        ),
        list(
          'After too many OTPs there is a pause. Please wait and try again.',
          'If you no longer have that number, contact an admin, who will check that it is you.',
        ),
        note(
          'Take a password that you use nowhere else, and neither your birthday nor your phone number.',
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
        say('The message below the button says why. Most reasons are gone within a minute.'),
        list(
          'Wrong username or password: check capital letters and the language of your keyboard, then try again.',
          'Too many logins: for your safety there is a pause of 1 minute. Wait for it to pass.',
          'The password or the upline is locked: an admin has to open it again.',
          'The account cannot log in: it is closed or being checked. Please ask an admin.',
        ),
        say(
          'If you are logged out often, you may be logged in on several devices, or your browser deletes its cookies when it closes.',
        ),
        note(
          'If somebody else has logged in as you, set a new password at once and tell an admin.',
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
      title: 'What is LINE good for here, and can I change the LINE account?',
      blocks: [
        say(
          'With LINE connected you log in without typing a password, and an admin who answers you knows whom to write to.',
        ),
        steps(
          'Log in and tap “Connect LINE” in the menu.',
          'Allow it on the page of LINE, which then brings you back here.',
          'The menu now says “Change LINE account”: you are connected.',
        ),
        say(
          'With a new phone and the same LINE there is nothing to do. With a new LINE account, tap “Change LINE account” and confirm; the old one cannot log in from then on.',
        ),
        list(
          'A LINE account belongs to one member only.',
          'We post nothing there and read none of your messages.',
        ),
        note('If that LINE account is in use already, please contact an admin.'),
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
          'There is real money in your account: treat it as you treat your bank app. A few small habits go a long way.',
        ),
        list(
          'Use a password that you have nowhere else, and change it when somebody may know it.',
          'Log out whenever you have used the device of somebody else.',
          'Look at the address of the site before you enter a password; do not come here by links in messages from strangers.',
          'Look through your history now and then, and tell an admin at once about entries that are not yours.',
        ),
        note(
          'We never call or write to ask for a password or an OTP, or for a transfer to a private account. The right accounts stand on the deposit page and nowhere else.',
        ),
        say(
          'If you lose your phone, set a new password on another device and ask an admin to hold withdrawals for a while.',
        ),
        link('Set a new password', '/resetPassword'),
      ],
    },
  },
];

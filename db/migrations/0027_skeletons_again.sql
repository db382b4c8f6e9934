-- Names are compared without accents and without signs around them now. The sweep and `npm start` fill the column in again.
UPDATE users SET username_skeleton = NULL WHERE username <> '';

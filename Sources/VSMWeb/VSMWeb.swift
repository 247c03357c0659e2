import VSM
